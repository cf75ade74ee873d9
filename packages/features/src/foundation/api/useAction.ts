import { useCallback, useEffect, useState } from 'react'
import { captureSession } from '../failures/sessionScope.ts'
import { toasts } from '../failures/toasts.ts'
import { createSingleFlight, type Concurrency, type SingleFlight } from './createSingleFlight.ts'

interface ActionOptions<Argument, Outcome> {
  /** The text of a toast after success. If it is a function, define it outside the component. */
  readonly success?: string | ((outcome: Outcome) => string)
  /** The announcement, if it differs from the toast; '' if the action makes its own announcement. */
  readonly announcement?: string
  /** What happens to a call while a call with a different argument is pending. */
  readonly concurrency?: Concurrency
  /** A single flight that outlives the component; see `sessionActions`. Pass the same one at each render. */
  readonly runner?: SingleFlight<Argument, Outcome>
}

/**
 * An action of the user that a double click must not run twice; see `createSingleFlight`. It is sent immediately and only
 * once: it is neither retried nor resumed when the connection is back.
 * @returns `run`, which rejects with the action's error for the caller to show, and `isPending`
 */
export function useAction<Argument, Outcome>(
  act: (argument: Argument) => Promise<Outcome>,
  { success, announcement, concurrency = 'parallel', runner: kept }: ActionOptions<Argument, Outcome> = {},
) {
  const [runner] = useState(() => kept ?? createSingleFlight<Argument, Outcome>(concurrency))
  const [isPending, setPending] = useState(() => runner.count() > 0)
  useEffect(() => {
    // Calls that began before this component was mounted may have ended since it was rendered.
    void runner.ended().then(() => setPending(runner.count() > 0))
  }, [runner])
  const run = useCallback(
    async (argument: Argument): Promise<Outcome> => {
      const call = runner.run(argument, async () => {
        const isSameSession = captureSession()
        const outcome = await act(argument)
        if (success !== undefined && isSameSession()) {
          toasts.success(typeof success === 'string' ? success : success(outcome), announcement)
        }
        return outcome
      })
      setPending(true)
      try {
        return await call
      } finally {
        setPending(runner.count() > 0)
      }
    },
    [runner, act, success, announcement],
  )
  return { run, isPending }
}
