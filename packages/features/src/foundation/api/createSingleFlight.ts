import { hashKey } from '@tanstack/react-query'
import { ActionError } from '../failures/failures.ts'

/**
 * What happens to a call while a call with a different argument is pending: `parallel` starts it immediately,
 * `exclusive` rejects it. Two calls with the same argument never run at the same time.
 */
export type Concurrency = 'parallel' | 'exclusive'

export type SingleFlight<Argument, Outcome> = ReturnType<typeof createSingleFlight<Argument, Outcome>>

/**
 * Runs the calls of one action. A call with the same argument as a pending call gets the promise of that call. A call
 * with a different argument has its own outcome. The decision is synchronous, so that a double click within one tick is
 * recognized.
 */
export function createSingleFlight<Argument, Outcome>(concurrency: Concurrency) {
  let pending: readonly { readonly key: string; readonly outcome: Promise<Outcome> }[] = []
  return {
    count: () => pending.length,
    /** Resolves when all calls that are pending now have ended, whatever their outcome. */
    ended: async (): Promise<void> => {
      await Promise.allSettled(pending.map(({ outcome }) => outcome))
    },
    /** @throws the error of the action, or ActionError if `exclusive` rejects the call */
    run: (argument: Argument, act: (argument: Argument) => Promise<Outcome>): Promise<Outcome> => {
      const key = hashKey([argument])
      const existing = pending.find((call) => call.key === key)
      if (existing) return existing.outcome
      if (concurrency === 'exclusive' && pending.length > 0) {
        return Promise.reject(new ActionError('Please wait until what you started before has finished.'))
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
