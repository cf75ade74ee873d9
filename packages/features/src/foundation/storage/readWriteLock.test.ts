import { beforeEach, describe, expect, test, vi } from 'vitest'
import { runLocked, type LockMode } from './readWriteLock.ts'

/** Starts an action that ends when the test says so. */
function start(mode: LockMode, name = 'cart') {
  const { promise, resolve } = Promise.withResolvers<string>()
  const run = vi.fn(() => promise)
  const onWait = vi.fn()
  return { run, onWait, outcome: runLocked(name, mode, run, onWait), end: () => resolve(mode) }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

describe.each([true, false])('a lock (with the Web Locks API: %s)', (hasLocks) => {
  beforeEach(() => {
    if (!hasLocks) vi.stubGlobal('navigator', {})
  })

  test('an order runs after earlier changes and before later ones', async () => {
    const before = [start('shared'), start('shared')]
    await settled()
    const order = start('exclusive')
    await settled()
    const after = start('shared')
    const elsewhere = start('shared', 'another cart')
    await settled()
    for (const change of [...before, elsewhere]) {
      expect(change.run).toHaveBeenCalledOnce()
      expect(change.onWait).not.toHaveBeenCalled()
    }
    expect(order.run).not.toHaveBeenCalled()
    expect(after.onWait).toHaveBeenCalledOnce()
    for (const change of before) change.end()
    await settled()
    expect(order.run).toHaveBeenCalledOnce()
    expect(after.run).not.toHaveBeenCalled()
    order.end()
    await settled()
    expect(after.run).toHaveBeenCalledOnce()
    after.end()
    elsewhere.end()
    expect(await after.outcome).toBe('shared')
  })

  test('a failed action releases the lock', async () => {
    await expect(runLocked('cart', 'exclusive', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    const next = start('exclusive')
    await settled()
    expect(next.run).toHaveBeenCalledOnce()
    next.end()
    await next.outcome
  })
})
