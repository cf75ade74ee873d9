import { expect, test, vi } from 'vitest'
import { afterOrdering, isOrdering, whileOrdering } from './whileOrdering.ts'

test('B01 a second order of the same cart in the same tick is turned away', async () => {
  const { promise, resolve } = Promise.withResolvers<'placed'>()
  const first = whileOrdering('c1', () => promise)
  expect(await whileOrdering('c1', () => Promise.resolve('placed'))).toBe('taken')
  resolve('placed')
  expect(await first).toBe('placed')
  expect(await whileOrdering('c1', () => Promise.resolve('placed'))).toBe('placed')
})

test('whatever would interrupt an order waits for its outcome', async () => {
  const { promise, reject } = Promise.withResolvers<never>()
  const signOut = vi.fn()
  const order = whileOrdering('c1', () => promise)
  expect(isOrdering()).toBe(true)
  afterOrdering(signOut)
  await Promise.resolve()
  expect(signOut).not.toHaveBeenCalled()
  reject(new Error('no answer'))
  await expect(order).rejects.toThrow('no answer')
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  expect(isOrdering()).toBe(false)
})

test('without an order there is nothing to wait for', () => {
  const signOut = vi.fn()
  afterOrdering(signOut)
  expect(signOut).toHaveBeenCalledOnce()
})
