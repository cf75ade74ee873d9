import { SupplierError, TransportError } from '@trade-portal/supplier-api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runExclusively } from '../../foundation/storage/exclusive.ts'
import { runLocked } from '../../foundation/storage/readWriteLock.ts'
import { clearStored } from '../../foundation/storage/safeStorage.ts'
import { exampleAttempt, openAttempts } from '../../testing/exampleAttempt.ts'
import { contentsLock, orderLock } from '../orders/orderAttempts.ts'
import type { OrderRecord } from '../orders/orderRecords.ts'
import { createCartChanges, cartChangeMessages, lostCartMessage } from './createCartChanges.ts'

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

test.each([
  ['here', 'with', [cartChangeMessages.waits]],
  ['in another tab', 'with', [cartChangeMessages.waitsForAnotherTab]],
  // Without the Web Locks API, a tab does not know what other tabs do.
  ['in another tab', 'without', []],
] as const)('a change waits for an order sent %s, %s locks between tabs', async (where, locks, words) => {
  if (locks === 'without') vi.stubGlobal('navigator', {})
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
})

test.each(['while this change waits', 'only after the lock'])(
  'a change is dropped if its cart turns out to be ordered %s',
  async (when) => {
    const { attempts, changes } = setUp()
    const order = when === 'only after the lock' ? undefined : await startOrder('in another tab')
    if (!order) attempts.write(exampleAttempt)
    const change = vi.fn(() => Promise.resolve())
    const outcome = changes.changeLines('c1', change)
    await settled()
    attempts.write(done)
    order?.end()
    await expect(outcome).rejects.toThrow(cartChangeMessages.dropped)
    expect(error).toHaveBeenCalledExactlyOnceWith(cartChangeMessages.dropped)
    expect(change).not.toHaveBeenCalled()
  },
)

test('a product added while an order is sent goes to the next cart', async () => {
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

test('Clear All waits for an order, and leaves the next cart alone', async () => {
  const { ids, changes } = setUp()
  const order = await startOrder('here')
  const outcome = changes.empty()
  await settled()
  ids.current = () => 'c2'
  order.end()
  await outcome
  expect(ids.replace).not.toHaveBeenCalled()
})

test('saving a cart as a list waits for pending changes and orders', async () => {
  const { changes } = setUp()
  const write = Promise.withResolvers<void>()
  const change = changes.changeLines('c1', () => write.promise)
  const isSettled = vi.fn()
  const settledCart = changes.settled('c1').then(isSettled)
  await settled()
  expect(isSettled).not.toHaveBeenCalled()
  expect(success).not.toHaveBeenCalled()
  write.resolve()
  await Promise.all([change, settledCart])
  const order = await startOrder('here')
  const afterOrder = changes.settled('c1')
  await settled()
  expect(success).toHaveBeenCalledExactlyOnceWith(cartChangeMessages.waits)
  order.end()
  await afterOrder
})

test('a cart with an order of unknown outcome can only be replaced', async () => {
  const { attempts, ids, changes } = setUp()
  attempts.write(exampleAttempt)
  const change = vi.fn(() => Promise.resolve())
  const says = { message: cartChangeMessages.unknown, wayOn: { label: 'Review Cart' } }
  await expect(changes.changeLines('c1', change)).rejects.toMatchObject(says)
  await expect(changes.add(change)).rejects.toMatchObject(says)
  expect(change).not.toHaveBeenCalled()
  await changes.empty()
  expect(ids.replace).toHaveBeenCalledOnce()
})

/** The refusal of a cart that the supplier no longer knows. */
const lost = () => new SupplierError('field', [{ field: 'sessionID', msg: 'This cart does not exist' }])
/** A call that fails for the cart `c1` with this error. */
const refusedBy = (error: () => Error) =>
  vi.fn((cartId: string) => (cartId === 'c1' ? Promise.reject(error()) : Promise.resolve(cartId)))

test.each([
  ['empty', () => Promise.resolve(0)],
  ['refused too', () => Promise.reject(lost())],
])('adding to a lost cart replaces it if its lines are %s', async (_how, count) => {
  const { ids, changes, countLines } = setUp()
  countLines.mockImplementation(count)
  const add = refusedBy(lost)
  expect(await changes.add(add)).toBe('c2')
  expect(add.mock.calls).toEqual([['c1'], ['c2']])
  expect(ids.replace).toHaveBeenCalledOnce()
  expect(error).toHaveBeenCalledExactlyOnceWith(lostCartMessage)
})

test.each([
  ['a network failure', () => new TransportError('network')],
  ['a refusal of the product', () => new SupplierError('field', [{ field: 'productID', msg: 'Not found' }])],
  ['a refusal of an ordered cart', () => new SupplierError('field', [{ field: 'sessionID', msg: 'Was ordered' }])],
  ['an expired session', () => new SupplierError('session-expired')],
])('after %s the cart is kept, and nothing is added twice', async (_name, failure) => {
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
])('a cart that was reported lost is kept if it %s', async (_name, count) => {
  const { ids, changes, countLines } = setUp()
  countLines.mockImplementation(count)
  await expect(changes.add(refusedBy(lost))).rejects.toThrow('This cart does not exist')
  expect(ids.replace).not.toHaveBeenCalled()
})

test.each([
  ['an order of unknown outcome', exampleAttempt],
  ['an abandoned order', { ...exampleAttempt, state: 'abandoned' } as const],
  ['an order that was placed', done],
])('after %s only the customer can replace a lost cart', async (_name, record) => {
  const { attempts, ids, changes } = setUp()
  attempts.write(record)
  expect(await changes.replaceIfLost('c1', lost())).toBe(false)
  expect(ids.replace).not.toHaveBeenCalled()
  expect(error).not.toHaveBeenCalled()
})

test('a lost cart is kept while its order’s outcome is unknown', async () => {
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

test('a lost cart is replaced once even if several calls notice it', async () => {
  const { ids, changes } = setUp()
  const read = () => changes.replaceIfLost('c1', lost())
  expect(await Promise.all([read(), read(), changes.add(refusedBy(lost))])).toEqual([true, true, 'c2'])
  expect(await read()).toBe(true)
  expect(ids.replace).toHaveBeenCalledOnce()
  expect(error).toHaveBeenCalledOnce()
})

test('if the new cart is lost too, no further one is created', async () => {
  const { ids, changes } = setUp()
  const add = vi.fn(() => Promise.reject(lost()))
  await expect(changes.add(add)).rejects.toThrow('This cart does not exist')
  expect(add).toHaveBeenCalledTimes(2)
  await expect(changes.add(add)).rejects.toThrow('This cart does not exist')
  expect(ids.replace).toHaveBeenCalledOnce()
  expect(await changes.replaceIfLost('c2', lost())).toBe(false)
})

test('if a lost cart’s replacement fails, a later call replaces it', async () => {
  const { ids, changes } = setUp()
  ids.replace.mockRejectedValueOnce(new TransportError('network'))
  await expect(changes.replaceIfLost('c1', lost())).rejects.toThrow(TransportError)
  expect(error).not.toHaveBeenCalled()
  expect(await changes.replaceIfLost('c1', lost())).toBe(true)
})
