import { useCallback, useState } from 'react'
import { toasts } from '../notices/toasts.ts'
import { createRunner, type Concurrency } from './createRunner.ts'

export interface ActionOptions {
  /** Shown in a toast after a success. */
  readonly success?: string
  /** What another argument does while a call is under way. */
  readonly concurrency?: Concurrency
}

/**
 * Something that a person causes and that must not happen twice by a second press; see `createRunner`. It is sent once,
 * now or not at all: nothing repeats it and nothing resumes it when the connection is back.
 * @returns `run` rejects with the action's error, which its caller tells.
 */
export function useAction<Given, Outcome>(
  act: (given: Given) => Promise<Outcome>,
  { success, concurrency = 'parallel' }: ActionOptions = {},
) {
  const [runner] = useState(() => createRunner<Given, Outcome>(concurrency))
  const [isPending, setPending] = useState(false)
  const run = useCallback(
    async (given: Given): Promise<Outcome> => {
      const call = runner.run(given, async (argument) => {
        const outcome = await act(argument)
        if (success !== undefined) toasts.success(success)
        return outcome
      })
      setPending(true)
      try {
        return await call
      } finally {
        setPending(runner.count() > 0)
      }
    },
    [runner, act, success],
  )
  return { run, isPending }
}
