import { expect, test, vi } from 'vitest'
import { ActionError } from '../failures/failures.ts'
import { createSingleFlight } from './useAction.ts'

vi.mock('../failures/toasts.ts', () => ({ toasts: {} }))

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

test('B23 the same argument twice in one tick is one call', async () => {
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

test('ten arguments in one tick are ten calls, each with its own outcome', async () => {
  const { act, run, answer } = setUp('parallel')
  const names = Array.from({ length: 10 }, (_, index) => `product ${index}`)
  const calls = names.map((name) => run(name))
  expect(act).toHaveBeenCalledTimes(10)
  for (const name of names.toReversed()) answer(name)?.resolve(`${name} added`)
  expect(await Promise.all(calls)).toEqual(names.map((name) => `${name} added`))
})

test('the failure of one call is not the failure of another', async () => {
  const { run, answer } = setUp('parallel')
  const [a, b] = [run('a'), run('b')]
  answer('a')?.reject(new Error('refused'))
  answer('b')?.resolve('done')
  await expect(a).rejects.toThrow('refused')
  await expect(b).resolves.toBe('done')
})

test('B02 an exclusive action rejects another argument with an ActionError', async () => {
  const { act, run, answer } = setUp('exclusive')
  const order = run('Order')
  await expect(run('Quote')).rejects.toBeInstanceOf(ActionError)
  expect(act).toHaveBeenCalledOnce()
  answer('Order')?.resolve('placed')
  await expect(order).resolves.toBe('placed')
})

test('B07 a failed call is never retried automatically', async () => {
  vi.useFakeTimers()
  const act = vi.fn(() => Promise.reject(new Error('no connection')))
  await expect(createSingleFlight('parallel').run('a', act)).rejects.toThrow('no connection')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(act).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('the end is reported whatever the outcome, once nothing is pending', async () => {
  const { run, count, ended, answer } = setUp('parallel')
  const [a, b] = [run('a'), run('b')]
  const end = ended()
  answer('a')?.resolve('done')
  answer('b')?.reject(new Error('refused'))
  await end
  expect(count()).toBe(0)
  await Promise.allSettled([a, b])
})
