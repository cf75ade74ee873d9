import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAll, keepAfterSignOut, clearStored } from '../../foundation/storage/safeStorage.ts'
import { exampleAttempt as sent, openAttempts } from '../../testing/exampleAttempt.ts'
import { orderAttempts } from './orderAttempts.ts'
import { mergeRecords, type OrderRecord } from './orderRecords.ts'

beforeEach(() => vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() }))
afterEach(() => clearStored())

test('an order record is kept if another tab clears the storage', () => {
  const attempts = openAttempts()
  attempts.write(sent)
  clearStored()
  expect(attempts.readFresh('c1')).toEqual(sent)
  expect(openAttempts().ofCart('c1')).toEqual(sent)
})

test('order records of another user are kept but never read', () => {
  const own = openAttempts()
  const other = openAttempts('demo-sales')
  own.write(sent)
  expect(other.readFresh('c1')).toBeUndefined()
  expect(other.unknown()).toEqual([])
  other.write({ ...sent, cartId: 'c2' })
  expect(own.readAll()).toEqual([sent])
  expect(openAttempts().ofCart('c1')).toEqual(sent)
  clearStored()
  expect(other.readFresh('c2')).toMatchObject({ state: 'sent' })
  expect(openAttempts().ofCart('c1')).toBeUndefined()
})

test('A04 an order record outlives an automatic sign-out and a reload', () => {
  openAttempts().write(sent)
  clearStored(['tab', 'browser'], keepAll)
  expect(openAttempts().ofCart('c1')).toEqual(sent)
})

test('another user’s sign-out removes goods and amounts', () => {
  openAttempts().write(sent)
  openAttempts().write({ state: 'done', cartId: 'c2', type: 'Order', number: '7', lines: [] })
  clearStored(['tab', 'browser'], keepAfterSignOut('demo-sales'))
  expect(openAttempts().readAll()).toEqual([{ ...sent, chargeProduct: '', lines: [], total: null }])
})

test('an order of unknown outcome outlives any later orders', () => {
  const attempts = openAttempts()
  attempts.write(sent)
  for (let order = 0; order < 60; order += 1)
    attempts.write({ state: 'done', cartId: `later ${order}`, type: 'Order', number: String(order), lines: [] })
  expect(openAttempts().ofCart('c1')).toEqual(sent)
  expect(openAttempts().readAll()).toHaveLength(40)
})

test('order records stay unchanged after the session has ended', () => {
  const { value: attempts, close } = orderAttempts.open({ username: 'demo-admin', rememberMe: false })
  attempts.write(sent)
  close()
  clearStored()
  attempts.readFresh('c1')
  expect(openAttempts().ofCart('c1')).toBeUndefined()
})

test('a tab uses another tab’s order record if that is newer', () => {
  const attempts = openAttempts()
  attempts.write(sent)
  openAttempts().write({ state: 'done', cartId: 'c1', type: 'Order', number: '7', lines: [] })
  expect(attempts.readFresh('c1')).toMatchObject({ state: 'done', number: '7' })
})

test('of two tabs’ records, a placed one is kept, else an open one', () => {
  const done: OrderRecord = { state: 'done', cartId: 'c1', type: 'Order', number: '7', lines: [] }
  const preparing: OrderRecord = { state: 'preparing', cartId: 'c1', chargeProduct: '' }
  const both = (a: OrderRecord, b: OrderRecord) => [mergeRecords(a, b), mergeRecords(b, a)]
  expect(both(done, sent)).toEqual([done, done])
  expect(both(preparing, sent)).toEqual([sent, sent])
  const later = { ...sent, at: sent.at + 5 }
  expect(both(later, sent)).toEqual([later, later])
  expect(both({ ...sent, isDismissed: true }, sent)).toMatchObject([{ isDismissed: true }, { isDismissed: true }])
  // The field `settled` holds the time at which a refused or abandoned order was sent. Here that order is `sent`, so its
  // outcome counts as known.
  const settled = { ...preparing, settled: sent.at }
  expect(both(settled, sent)).toEqual([settled, settled])
})

test('the next order’s record says when the settled one was sent', () => {
  const attempts = openAttempts()
  const preparing = { state: 'preparing', cartId: 'c1', chargeProduct: '' } as const
  for (const record of [sent, preparing, preparing]) attempts.write(record)
  expect(attempts.ofCart('c1')).toEqual({ ...preparing, settled: sent.at })
})
