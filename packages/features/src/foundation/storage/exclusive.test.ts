import { expect, test, vi } from 'vitest'
import {
  afterExclusive,
  isExclusiveRunning,
  isRunningHere,
  runExclusively,
  runInTurn,
  subscribeToExclusive,
} from './exclusive.ts'

test('B01 a second order of the same cart in the same tick is rejected', async () => {
  const { promise, resolve } = Promise.withResolvers<'placed'>()
  const first = runExclusively('c1', () => promise)
  expect(await runExclusively('c1', () => Promise.resolve('placed'))).toBe('taken')
  resolve('placed')
  expect(await first).toBe('placed')
  expect(await runExclusively('c1', () => Promise.resolve('placed'))).toBe('placed')
})

test('an automatic sign-out waits for the outcome of a running order', async () => {
  const { promise, reject } = Promise.withResolvers<never>()
  const signOut = vi.fn()
  const order = runExclusively('c1', () => promise)
  expect(isExclusiveRunning()).toBe(true)
  afterExclusive(signOut)
  await Promise.resolve()
  expect(signOut).not.toHaveBeenCalled()
  reject(new Error('no answer'))
  await expect(order).rejects.toThrow('no answer')
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  expect(isExclusiveRunning()).toBe(false)
})

test('an automatic sign-out runs immediately if no order is running', () => {
  const signOut = vi.fn()
  afterExclusive(signOut)
  expect(signOut).toHaveBeenCalledOnce()
})

test('a subscriber is notified when an action begins and ends', async () => {
  const seen: boolean[] = []
  const unsubscribe = subscribeToExclusive(() => seen.push(isRunningHere('c1')))
  await runExclusively('c1', () => Promise.resolve())
  unsubscribe()
  await runExclusively('c1', () => Promise.resolve())
  expect(seen).toEqual([true, false])
})

const noRest = () => Promise.resolve()

test('an action in turn waits until the one before it gives up its turn, whose result is there already', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const next = vi.fn(() => Promise.resolve('next'))
  const first = () => Promise.resolve('first')
  expect(await runInTurn('cart', first, () => promise)).toBe('first')
  const outcome = runInTurn('cart', next, noRest)
  await new Promise((ended) => setTimeout(ended, 20))
  expect(next).not.toHaveBeenCalled()
  resolve()
  expect(await outcome).toBe('next')
})

test('an action in turn that fails is followed by the next one', async () => {
  await expect(runInTurn('cart', () => Promise.reject(new Error('no answer')), noRest)).rejects.toThrow('no answer')
  expect(await runInTurn('cart', () => Promise.resolve('next'), noRest)).toBe('next')
})
