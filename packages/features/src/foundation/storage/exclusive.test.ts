import { expect, test, vi } from 'vitest'
import {
  afterExclusive,
  isExclusiveRunning,
  isRunningHere,
  runExclusively,
  runInTurn,
  subscribeToExclusive,
} from './exclusive.ts'

test('an exclusive action cannot start again until it has ended', async () => {
  const seen: boolean[] = []
  const unsubscribe = subscribeToExclusive(() => seen.push(isRunningHere('c1')))
  const { promise, resolve } = Promise.withResolvers<'placed'>()
  const first = runExclusively('c1', () => promise)
  expect(await runExclusively('c1', () => Promise.resolve('placed'))).toBe('taken')
  resolve('placed')
  expect(await first).toBe('placed')
  unsubscribe()
  expect(await runExclusively('c1', () => Promise.resolve('placed'))).toBe('placed')
  expect(seen).toEqual([true, false])
})

test('an automatic sign-out waits for the outcome of a sent order', async () => {
  const { promise, reject } = Promise.withResolvers<never>()
  const signOut = vi.fn()
  const order = runExclusively('c1', () => promise)
  afterExclusive(signOut)
  await Promise.resolve()
  expect(signOut).not.toHaveBeenCalled()
  reject(new Error('no answer'))
  await expect(order).rejects.toThrow('no answer')
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  expect(isExclusiveRunning()).toBe(false)
  afterExclusive(signOut)
  expect(signOut).toHaveBeenCalledTimes(2)
})

test('a queued action waits until the previous one has finished', async () => {
  const noRest = () => Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const next = vi.fn(() => Promise.resolve('next'))
  const first = () => Promise.resolve('first')
  expect(await runInTurn('cart', first, () => promise)).toBe('first')
  const outcome = runInTurn('cart', next, noRest)
  await new Promise((ended) => setTimeout(ended, 20))
  expect(next).not.toHaveBeenCalled()
  resolve()
  expect(await outcome).toBe('next')
  // A failed action does not block the next one.
  await expect(runInTurn('cart', () => Promise.reject(new Error('no answer')), noRest)).rejects.toThrow('no answer')
  expect(await runInTurn('cart', () => Promise.resolve('next'), noRest)).toBe('next')
})
