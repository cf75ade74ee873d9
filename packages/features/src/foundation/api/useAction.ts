import { hashKey } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { ActionError } from '../failures/failures.ts'
import { captureSession } from '../failures/sessionScope.ts'
import { toasts } from '../failures/toasts.ts'

/**
 * What happens to a call while a call with a different argument is pending: `parallel` starts it immediately,
 * `exclusive` rejects it. Two calls with the same argument never run at the same time.
 */
type Concurrency = 'parallel' | 'exclusive'

interface ActionOptions<Argument, Outcome> {
  /**
   * The text of a toast after success. If it is a function, define it outside the component, because each new function
   * makes a new `run`.
   */
  readonly success?: string | ((outcome: Outcome) => string)
  /** The announcement for screen readers, if it differs from the toast; '' if the action announces its success itself. */
  readonly announcement?: string
  readonly concurrency?: Concurrency
  /** Runs the calls, and outlives the component; see `sessionActions`. Pass the same object at each render. */
  readonly runner?: SingleFlight<Argument, Outcome>
}

/**
 * Runs an action of the user, such as a button press. A double click runs the action once; see `createSingleFlight`. The
 * action is sent immediately and only once: neither retried nor resumed after a lost connection.
 * @returns `isPending`, and `run`, which rejects with the action's error for the caller to show
 */
export function useAction<Argument, Outcome>(
  act: (argument: Argument) => Promise<Outcome>,
  { success, announcement, concurrency = 'parallel', runner: kept }: ActionOptions<Argument, Outcome> = {},
) {
  const [runner] = useState(() => kept ?? createSingleFlight<Argument, Outcome>(concurrency))
  const [isPending, setPending] = useState(() => runner.count() > 0)
  useEffect(() => {
    // Ends the pending state when the pending calls have ended, even if they ended between rendering and this effect.
    void runner.ended().then(() => setPending(runner.count() > 0))
  }, [runner])
  const run = useCallback(
    async (argument: Argument): Promise<Outcome> => {
      const call = runner.run(argument, async () => {
        const isSameSession = captureSession()
        const outcome = await act(argument)
        if (success !== undefined && isSameSession())
          toasts.success(typeof success === 'string' ? success : success(outcome), announcement)
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

export type SingleFlight<Argument, Outcome> = ReturnType<typeof createSingleFlight<Argument, Outcome>>

/**
 * Runs the calls of one action. A call with the same argument as a pending call gets the promise of the pending call. A
 * call with a different argument gets its own promise. The decision is synchronous, so that a double click within one tick
 * is recognised.
 */
export function createSingleFlight<Argument, Outcome>(concurrency: Concurrency) {
  let pending: readonly { readonly key: string; readonly outcome: Promise<Outcome> }[] = []
  return {
    count: () => pending.length,
    /** Resolves when all currently pending calls have ended, whatever their outcome. */
    ended: async (): Promise<void> => {
      await Promise.allSettled(pending.map(({ outcome }) => outcome))
    },
    /** @throws the error of the action; ActionError if `exclusive` rejects the call */
    run: (argument: Argument, act: (argument: Argument) => Promise<Outcome>): Promise<Outcome> => {
      const key = hashKey([argument])
      const existing = pending.find((call) => call.key === key)
      if (existing) return existing.outcome
      if (concurrency === 'exclusive' && pending.length > 0) {
        return Promise.reject(new ActionError('Wait until what you started before has finished.'))
      }
      const call = {
        key,
        outcome: act(argument).finally(() => {
          pending = pending.filter((other) => other !== call)
        }),
      }
      pending = [...pending, call]
      return call.outcome
    },
  }
}
