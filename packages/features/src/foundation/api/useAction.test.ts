import { afterEach, expect, test, vi } from 'vitest'
import { ActionError } from '../failures/failures.ts'
import { createSingleFlight } from './useAction.ts'

afterEach(() => vi.useRealTimers())

function setUp(concurrency: 'parallel' | 'exclusive') {
  const answers = new Map<string, PromiseWithResolvers<string>>()
  const act = vi.fn((given: string) => {
    const answer = Promise.withResolvers<string>()
    answers.set(given, answer)
    return answer.promise
  })
  const { run, count, ended } = createSingleFlight<string, string>(concurrency)
  return { act, run: (given: string) => run(given, act), count, ended, answer: (given: string) => answers.get(given) }
}

test('B23 B26 starting the same action twice at once makes one call', async () => {
  const { act, run, count, answer } = setUp('parallel')
  const both = [run('a'), run('a')]
  expect(act).toHaveBeenCalledOnce()
  expect(count()).toBe(1)
  answer('a')?.resolve('done')
  expect(await Promise.all(both)).toEqual(['done', 'done'])
  expect(count()).toBe(0)
  void run('a')
  expect(act).toHaveBeenCalledTimes(2)
})

test('each of several parallel actions has its own outcome', async () => {
  const { act, run, count, ended, answer } = setUp('parallel')
  const calls = ['a', 'b', 'c'].map((given) => run(given))
  expect(act).toHaveBeenCalledTimes(3)
  const end = ended()
  answer('c')?.resolve('c added')
  answer('b')?.reject(new Error('refused'))
  answer('a')?.resolve('a added')
  await end
  expect(count()).toBe(0)
  const outcomes = await Promise.allSettled(calls)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await calls[0]).toBe('a added')
})

test('while an exclusive action runs, all others are refused', async () => {
  const { act, run, answer } = setUp('exclusive')
  const order = run('Order')
  await expect(run('Quote')).rejects.toBeInstanceOf(ActionError)
  expect(act).toHaveBeenCalledOnce()
  answer('Order')?.resolve('placed')
  await expect(order).resolves.toBe('placed')
})

test('a failed action is never repeated automatically', async () => {
  vi.useFakeTimers()
  const act = vi.fn(() => Promise.reject(new Error('no connection')))
  await expect(createSingleFlight('parallel').run('a', act)).rejects.toThrow('no connection')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(act).toHaveBeenCalledOnce()
})
