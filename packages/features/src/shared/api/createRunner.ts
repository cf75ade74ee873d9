import { hashKey } from '@tanstack/react-query'
import { ActionError } from '../failures/failures.ts'

/**
 * How a call with another argument is treated while one is pending: `parallel` starts it immediately, `queued` starts
 * it after the earlier calls, `exclusive` rejects it. A call with the same argument is never made twice.
 */
export type Concurrency = 'parallel' | 'queued' | 'exclusive'

/**
 * Runs the calls of one action. A call with the same argument as a pending one shares its promise. A call with another
 * argument has its own outcome. The decision is synchronous, so a double click within one tick is recognized.
 */
export function createRunner<Argument, Outcome>(concurrency: Concurrency) {
  const pending = new Map<string, Promise<Outcome>>()
  return {
    count: () => pending.size,
    /** @throws the error of the action, or ActionError if `exclusive` rejects the call */
    run: (argument: Argument, act: (argument: Argument) => Promise<Outcome>): Promise<Outcome> => {
      const key = hashKey([argument])
      const existing = pending.get(key)
      if (existing) return existing
      if (concurrency === 'exclusive' && pending.size > 0) {
        return Promise.reject(new ActionError('Please wait until what you started before has finished.'))
      }
      const earlierCalls = concurrency === 'queued' ? [...pending.values()] : []
      const perform = async () => {
        if (earlierCalls.length > 0) await Promise.allSettled(earlierCalls)
        return await act(argument)
      }
      const call = perform().finally(() => pending.delete(key))
      pending.set(key, call)
      return call
    },
  }
}
