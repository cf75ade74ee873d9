import { hashKey } from '@tanstack/react-query'
import { ActionError } from '../failures/failures.ts'

/**
 * What another call does while one is under way: `parallel` starts it at once, `queued` after the calls before it,
 * `exclusive` refuses it. A call with the same argument is never made twice, whatever this says.
 */
export type Concurrency = 'parallel' | 'queued' | 'exclusive'

/**
 * Runs the calls of one action. A call with the same argument as one that is under way gets the promise of that one; a
 * call with another argument has an outcome of its own. It is all decided at once, so that two presses in one tick meet.
 */
export function createRunner<Given, Outcome>(concurrency: Concurrency) {
  const underWay = new Map<string, Promise<Outcome>>()
  return {
    count: () => underWay.size,
    /** @throws the error of the action; ActionError where `exclusive` refuses */
    run: (given: Given, act: (given: Given) => Promise<Outcome>): Promise<Outcome> => {
      const key = hashKey([given])
      const same = underWay.get(key)
      if (same) return same
      if (concurrency === 'exclusive' && underWay.size > 0) {
        return Promise.reject(new ActionError('Please wait until what you started before has finished.'))
      }
      const before = concurrency === 'queued' ? [...underWay.values()] : []
      const perform = async () => {
        if (before.length > 0) await Promise.allSettled(before)
        return await act(given)
      }
      const call = perform().finally(() => underWay.delete(key))
      underWay.set(key, call)
      return call
    },
  }
}
