import { SupplierError, TransportError } from '@trade-portal/supplier-api'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { exampleAttempt, openAttempts } from '../../testing/exampleAttempt.ts'
import { runExclusively } from '../../foundation/storage/exclusive.ts'
import { runLocked } from '../../foundation/storage/readWriteLock.ts'
import { clearStored } from '../../foundation/storage/safeStorage.ts'
import { createCartChanges, cartChangeMessages, lostCartMessage } from './createCartChanges.ts'
import { contentsLock, orderLock } from '../orders/orderAttempts.ts'
import type { OrderRecord } from '../orders/orderRecords.ts'

const { success, error } = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }))
vi.mock('../../foundation/failures/toasts.ts', () => ({ toasts: { success, error } }))

beforeEach(() => vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() }))
afterEach(() => clearStored())

const done: OrderRecord = { state: 'done', cartId: 'c1', type: 'Order', number: '8', lines: [] }

function setUp() {
  const attempts = openAttempts()
  let current = 'c1'
  const ids = {
    current: () => current,
    ensure: () => {
      if (attempts.ofCart(current)?.state === 'done') current = 'c2'
      return Promise.resolve(current)
    },
    replace: vi.fn(() => Promise.resolve((current = 'c2'))),
  }
  const countLines = vi.fn((_cartId: string) => Promise.resolve(0))
  return { attempts, ids, countLines, changes: createCartChanges({ ids, attempts, countLines }) }
}

/** Begins an order of the cart. The test decides how it ends. */
async function startOrder(where: 'here' | 'in another tab') {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const order = () => runLocked(contentsLock('c1'), 'exclusive', () => promise)
  // Simulates an order in another tab by taking only its lock. `runExclusively` would also add the order to this page's own
  // list of running actions.
  const elsewhere = () => ('locks' in navigator ? navigator.locks.request(orderLock('c1'), order) : order())
  const outcome = where === 'here' ? runExclusively(orderLock('c1'), order) : elsewhere()
  await settled()
  return { end: () => resolve(undefined), outcome }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

describe.each(['with the Web Locks API', 'G07 without it'])('%s', (locks) => {
  beforeEach(() => {
    if (locks === 'G07 without it') vi.stubGlobal('navigator', {})
  })

  const isAlone = locks === 'G07 without it'
  test.each([
    ['here', [cartChangeMessages.waits]],
    // Without the Web Locks API, a tab does not know what other tabs do.
    ['in another tab', isAlone ? [] : [cartChangeMessages.waitsForAnotherTab]],
  ] as const)(
    'B19 a change waits while the cart is being ordered %s, and says so as far as it knows',
    async (where, words) => {
      const { changes } = setUp()
      const order = await startOrder(where)
      const change = vi.fn(() => Promise.resolve('changed'))
      const outcome = changes.changeLines('c1', change)
      await settled()
      expect(change).not.toHaveBeenCalled()
      expect(success.mock.calls).toEqual(words.map((each) => [each]))
      order.end()
      expect(await outcome).toBe('changed')
      await order.outcome
    },
  )

  test('B19 after the order a change of its lines is dropped with a message', async () => {
    const { attempts, changes } = setUp()
    const order = await startOrder('in another tab')
    const change = vi.fn(() => Promise.resolve())
    const outcome = changes.changeLines('c1', change)
    await settled()
    attempts.write(done)
    order.end()
    await expect(outcome).rejects.toThrow(cartChangeMessages.dropped)
    expect(error).toHaveBeenCalledExactlyOnceWith(cartChangeMessages.dropped)
    expect(change).not.toHaveBeenCalled()
  })

  test('B19 the same if the lock arrives before the outcome that the other tab has stored', async () => {
    const { attempts, changes } = setUp()
    attempts.write(exampleAttempt)
    const change = vi.fn(() => Promise.resolve())
    const outcome = changes.changeLines('c1', change)
    await settled()
    attempts.write(done)
    await expect(outcome).rejects.toThrow(cartChangeMessages.dropped)
    expect(change).not.toHaveBeenCalled()
  })

  test('B19 after the order a product is added to the next cart', async () => {
    const { attempts, changes } = setUp()
    const order = await startOrder('in another tab')
    const add = vi.fn((cartId: string) => Promise.resolve(cartId))
    const outcome = changes.add(add)
    await settled()
    expect(add).not.toHaveBeenCalled()
    attempts.write(done)
    order.end()
    expect(await outcome).toBe('c2')
    expect(add).toHaveBeenCalledExactlyOnceWith('c2')
  })

  test('Clear All waits for the order, and does not clear the cart after it', async () => {
    const { ids, changes } = setUp()
    const order = await startOrder('here')
    const outcome = changes.empty()
    await settled()
    expect(ids.replace).not.toHaveBeenCalled()
    ids.current = () => 'c2'
    order.end()
    await outcome
    expect(ids.replace).not.toHaveBeenCalled()
  })
})

test('a list can be saved when pending changes have ended, without a message about an order', async () => {
  const { changes } = setUp()
  const write = Promise.withResolvers<void>()
  const change = changes.changeLines('c1', () => write.promise)
  const isSettled = vi.fn()
  const settledCart = changes.settled('c1').then(isSettled)
  await settled()
  expect(isSettled).not.toHaveBeenCalled()
  const later = changes.changeLines('c1', () => Promise.resolve())
  await settled()
  expect(success).not.toHaveBeenCalled()
  write.resolve()
  await Promise.all([change, settledCart, later])
  expect(isSettled).toHaveBeenCalledOnce()
})

test('B19 a list that is saved during an order waits, with a message', async () => {
  const { changes } = setUp()
  const order = await startOrder('here')
  const settledCart = changes.settled('c1')
  await settled()
  expect(success).toHaveBeenCalledExactlyOnceWith(cartChangeMessages.waits)
  order.end()
  await settledCart
})

test('B04 a cart whose order has an unknown outcome is not changed, but can be left for a new one', async () => {
  const { attempts, ids, changes } = setUp()
  attempts.write(exampleAttempt)
  const change = vi.fn(() => Promise.resolve())
  await expect(changes.changeLines('c1', change)).rejects.toThrow(cartChangeMessages.unknown)
  await expect(changes.add(change)).rejects.toThrow(cartChangeMessages.unknown)
  expect(change).not.toHaveBeenCalled()
  await changes.empty()
  expect(ids.replace).toHaveBeenCalledOnce()
})

test('B24 without a cart nothing is added', async () => {
  const { ids, ...others } = setUp()
  const failure = new Error('no cart')
  const changes = createCartChanges({ ...others, ids: { ...ids, ensure: () => Promise.reject(failure) } })
  const add = vi.fn(() => Promise.resolve())
  await expect(changes.add(add)).rejects.toBe(failure)
  expect(add).not.toHaveBeenCalled()
})

describe('a cart that the supplier no longer knows', () => {
  const lost = () => new SupplierError('field', [{ field: 'sessionID', msg: 'This cart does not exist' }])
  /** A call that fails for the cart `c1` with this error. */
  const refusedBy = (error: () => Error) =>
    vi.fn((cartId: string) => (cartId === 'c1' ? Promise.reject(error()) : Promise.resolve(cartId)))

  test('is replaced with a message, and the product is added once to the new one', async () => {
    const { ids, changes } = setUp()
    const add = refusedBy(lost)
    expect(await changes.add(add)).toBe('c2')
    expect(add.mock.calls).toEqual([['c1'], ['c2']])
    expect(ids.replace).toHaveBeenCalledOnce()
    expect(error).toHaveBeenCalledExactlyOnceWith(lostCartMessage)
  })

  test('may also be one that cannot be read as well', async () => {
    const { changes, countLines } = setUp()
    countLines.mockRejectedValue(lost())
    expect(await changes.add(refusedBy(lost))).toBe('c2')
  })

  test.each([
    ['a network failure', () => new TransportError('network')],
    ['a timeout', () => new TransportError('timeout')],
    ['an answer that cannot be read', () => new TransportError('unexpected-answer')],
    ['a refusal of the product', () => new SupplierError('field', [{ field: 'productID', msg: 'Not found' }])],
    ['a refusal of an ordered cart', () => new SupplierError('field', [{ field: 'sessionID', msg: 'Was ordered' }])],
    ['a session that has expired', () => new SupplierError('session-expired')],
  ])('B23 is not taken from %s: the cart stays and nothing is added twice', async (_name, failure) => {
    const { ids, changes } = setUp()
    const add = refusedBy(failure)
    await expect(changes.add(add)).rejects.toBeInstanceOf(Error)
    expect(add).toHaveBeenCalledOnce()
    expect(ids.replace).not.toHaveBeenCalled()
    expect(await changes.replaceIfLost('c1', failure())).toBe(false)
  })

  test.each([
    ['still shows lines', () => Promise.resolve(3)],
    ['cannot be read for another reason', () => Promise.reject(new TransportError('network'))],
  ])('is kept where the cart %s', async (_name, count) => {
    const { ids, changes, countLines } = setUp()
    countLines.mockImplementation(count)
    await expect(changes.add(refusedBy(lost))).rejects.toThrow('This cart does not exist')
    expect(ids.replace).not.toHaveBeenCalled()
  })

  test.each([
    ['B04 an order of unknown outcome', exampleAttempt],
    ['B05 an order of unknown outcome that was given up', { ...exampleAttempt, state: 'abandoned' } as const],
    ['B11 an order that was placed', done],
  ])('is never replaced unasked after %s', async (_name, record) => {
    const { attempts, ids, changes } = setUp()
    attempts.write(record)
    expect(await changes.replaceIfLost('c1', lost())).toBe(false)
    expect(ids.replace).not.toHaveBeenCalled()
    expect(error).not.toHaveBeenCalled()
  })

  test('B04 is not replaced while it is being ordered, and not after that order has an unknown outcome', async () => {
    const { attempts, ids, changes } = setUp()
    const order = await startOrder('here')
    const outcome = changes.replaceIfLost('c1', lost())
    await settled()
    expect(ids.replace).not.toHaveBeenCalled()
    attempts.write(exampleAttempt)
    order.end()
    expect(await outcome).toBe(false)
    expect(ids.replace).not.toHaveBeenCalled()
  })

  test('is replaced and reported once, however many callers find out', async () => {
    const { ids, changes } = setUp()
    const read = () => changes.replaceIfLost('c1', lost())
    expect(await Promise.all([read(), read(), changes.add(refusedBy(lost))])).toEqual([true, true, 'c2'])
    expect(await read()).toBe(true)
    expect(ids.replace).toHaveBeenCalledOnce()
    expect(error).toHaveBeenCalledOnce()
  })

  test('is not replaced forever by a supplier who refuses each new cart too', async () => {
    const { ids, changes } = setUp()
    const add = vi.fn(() => Promise.reject(lost()))
    await expect(changes.add(add)).rejects.toThrow('This cart does not exist')
    expect(add).toHaveBeenCalledTimes(2)
    await expect(changes.add(add)).rejects.toThrow('This cart does not exist')
    expect(ids.replace).toHaveBeenCalledOnce()
    expect(await changes.replaceIfLost('c2', lost())).toBe(false)
  })

  test('fails as creating the new one does, and is replaced at the next try', async () => {
    const { ids, changes } = setUp()
    ids.replace.mockRejectedValueOnce(new TransportError('network'))
    await expect(changes.replaceIfLost('c1', lost())).rejects.toThrow(TransportError)
    expect(error).not.toHaveBeenCalled()
    expect(await changes.replaceIfLost('c1', lost())).toBe(true)
  })
})
