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

describe.each(['with the Web Locks API', 'G07 without it'])('%s', (where) => {
  beforeEach(() => {
    if (where === 'G07 without it') vi.stubGlobal('navigator', {})
  })

  test('changes run beside each other', async () => {
    const [first, second] = [start('shared'), start('shared')]
    await settled()
    expect(first.run).toHaveBeenCalledOnce()
    expect(second.run).toHaveBeenCalledOnce()
    expect(second.onWait).not.toHaveBeenCalled()
    first.end()
    second.end()
    expect(await Promise.all([first.outcome, second.outcome])).toEqual(['shared', 'shared'])
  })

  test('B19 an order waits for the changes before it, and changes after it wait for the order', async () => {
    const before = start('shared')
    await settled()
    const order = start('exclusive')
    await settled()
    const after = start('shared')
    const elsewhere = start('shared', 'another cart')
    await settled()
    expect(order.run).not.toHaveBeenCalled()
    expect(after.onWait).toHaveBeenCalledOnce()
    expect(elsewhere.run).toHaveBeenCalledOnce()
    before.end()
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

  test('an action that fails frees the lock', async () => {
    await expect(runLocked('cart', 'exclusive', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    const next = start('exclusive')
    await settled()
    expect(next.run).toHaveBeenCalledOnce()
    next.end()
    await next.outcome
  })
})
