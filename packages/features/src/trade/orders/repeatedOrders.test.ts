import type { OrderRow } from '@trade-portal/supplier-api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleAttempt as sent, exampleOrder as order, openAttempts } from '../../testing/exampleAttempt.ts'
import { clearStored } from '../../foundation/storage/safeStorage.ts'
import type { OrderRecord } from './orderRecords.ts'
import { findRepeatedOrders, nextReading, watchOrder } from './repeatedOrders.ts'

vi.mock('../../foundation/failures/toasts.ts', () => ({ toasts: { messages: { keep: vi.fn() } } }))

beforeEach(() => vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() }))
afterEach(() => clearStored())

const older: OrderRow = { ...order, number: '7' }
const done: OrderRecord = { state: 'done', cartId: 'c1', type: 'Order', number: '9', lines: [] }
const newest = (...numbers: string[]): OrderRow[] => numbers.map((number) => ({ ...order, number }))

interface WatchOptions {
  readonly before?: readonly OrderRow[] | null
  readonly records?: readonly OrderRecord[]
}

/** Watches the order 9 of the cart c1, which was placed when the list held the order 7. */
function watch({ before = [older], records = [done] }: WatchOptions = {}) {
  const attempts = openAttempts()
  watchOrder(attempts, sent, before)
  for (const record of records) attempts.write(record)
  const read = async (list: readonly OrderRow[], afterMs: number) => {
    await findRepeatedOrders(
      attempts,
      () => Promise.resolve(list),
      () => sent.at + afterMs,
    )
    return attempts.notices().map(({ number, about }) => ('other' in about ? [about.other, number] : []))
  }
  return { read, due: () => nextReading(attempts.readAll()) }
}

test('B36 a second order that was not there before the press is reported once, with both numbers', async () => {
  const { read } = watch()
  expect(await read([...newest('9', '8'), older], 2000)).toEqual([['9', '8']])
  expect(await read([...newest('9', '8'), older], 30_000)).toEqual([['9', '8']])
})

test('B36 both orders of an accepted quote are reported, although the answer has no number', async () => {
  expect(await watch({ records: [] }).read(newest('9', '8'), 2000)).toEqual([['8', '9']])
})

test.each<[string, OrderRow[], WatchOptions?]>([
  ['an order that existed before', [...newest('9'), older]],
  ['an order of another amount', [...newest('9'), { ...order, amount: 111 }]],
  ['an order of another job', [...newest('9'), { ...order, jobName: 'Lot 13' }]],
  ['a quote', [...newest('9'), { ...order, type: 'Quote' }]],
  ['any order, if the list could not be read before', newest('9', '8'), { before: null }],
  ['the order of another press', newest('9', '8'), { records: [done, { ...done, cartId: 'c2', number: '8' }] }],
  ['what an unanswered press may have placed', newest('9', '8'), { records: [done, { ...sent, cartId: 'c2' }] }],
])('B36 not reported as a second order: %s', async (_, list, options) => {
  expect(await watch(options).read(list, 2000)).toEqual([])
})

test('B36 the list is read after 2 and 30 seconds, and later only while it does not show the order', async () => {
  const { read, due } = watch()
  expect(due()).toBe(sent.at + 2000)
  await read([older], 2000)
  expect(due()).toBe(sent.at + 30_000)
  await read([older], 30_000)
  expect(due()).toBe(sent.at + 160_000)
  await read(newest('9'), 160_000)
  expect(due()).toBeUndefined()
})

test('B36 nothing is read while the outcome is unknown, or after a refusal', () => {
  expect(watch({ records: [sent] }).due()).toBeUndefined()
  expect(watch({ records: [{ state: 'preparing', cartId: 'c1', chargeProduct: '' }] }).due()).toBeUndefined()
})
