import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleAttempt as sent, openAttempts } from '../../testing/exampleAttempt.ts'
import { keepAll, keepForOthers } from '../../foundation/session/lastingValues.ts'
import { clearStored } from '../../foundation/storage/safeStorage.ts'
import { orderAttempts } from './orderAttempts.ts'
import { mergeRecords, type OrderRecord } from './orderRecords.ts'

beforeEach(() => vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() }))
afterEach(() => clearStored())

test('an attempt is kept if another tab clears the storage', () => {
  const attempts = openAttempts()
  attempts.write(sent)
  clearStored()
  expect(attempts.readFresh('c1')).toEqual(sent)
  expect(openAttempts().ofCart('c1')).toEqual(sent)
})

test('records of another user are neither read nor lost', () => {
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

test('A04 an attempt outlives an automatic sign-out and a reload', () => {
  openAttempts().write(sent)
  clearStored(['tab', 'browser'], keepAll)
  expect(openAttempts().ofCart('c1')).toEqual(sent)
})

test('after another user’s sign-out no goods or amounts are left', () => {
  openAttempts().write(sent)
  openAttempts().write({ state: 'done', cartId: 'c2', type: 'Order', number: '7', lines: [] })
  clearStored(['tab', 'browser'], keepForOthers('demo-sales'))
  expect(openAttempts().readAll()).toEqual([{ ...sent, chargeProduct: '', lines: [], total: null }])
})

test('an open attempt outlives any number of later orders', () => {
  const attempts = openAttempts()
  attempts.write(sent)
  for (let order = 0; order < 60; order += 1)
    attempts.write({ state: 'done', cartId: `later ${order}`, type: 'Order', number: String(order), lines: [] })
  expect(openAttempts().ofCart('c1')).toEqual(sent)
  expect(openAttempts().readAll()).toHaveLength(40)
})

test('nothing is written back after the session has ended', () => {
  const { value: attempts, close } = orderAttempts.open({ username: 'demo-admin', rememberMe: false })
  attempts.write(sent)
  close()
  clearStored()
  attempts.readFresh('c1')
  expect(openAttempts().ofCart('c1')).toBeUndefined()
})

test('a later record of another tab replaces that of this tab', () => {
  const attempts = openAttempts()
  attempts.write(sent)
  openAttempts().write({ state: 'done', cartId: 'c1', type: 'Order', number: '7', lines: [] })
  expect(attempts.readFresh('c1')).toMatchObject({ state: 'done', number: '7' })
})

test('two tabs’ records merge to a placed order, else an open one', () => {
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

test('a new attempt stores when the settled order was sent', () => {
  const attempts = openAttempts()
  const preparing = { state: 'preparing', cartId: 'c1', chargeProduct: '' } as const
  for (const record of [sent, preparing, preparing]) attempts.write(record)
  expect(attempts.ofCart('c1')).toEqual({ ...preparing, settled: sent.at })
})
