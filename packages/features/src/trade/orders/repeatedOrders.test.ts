import type { OrderRow } from '@trade-portal/supplier-api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearStored } from '../../foundation/storage/safeStorage.ts'
import { exampleAttempt as sent, exampleOrder as order, openAttempts } from '../../testing/exampleAttempt.ts'
import type { OrderRecord } from './orderRecords.ts'
import { findRepeatedOrders, nextReading, watchOrder } from './repeatedOrders.ts'

beforeEach(() => vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() }))
afterEach(() => clearStored())

const older: OrderRow = { ...order, number: '7' }
const done: OrderRecord = { state: 'done', cartId: 'c1', type: 'Order', number: '9', lines: [] }
const newest = (...numbers: string[]): OrderRow[] => numbers.map((number) => ({ ...order, number }))

interface WatchOptions {
  readonly before?: readonly OrderRow[] | null
  readonly records?: readonly OrderRecord[]
  readonly cartId?: string
}

/** Watches the order 9 of the cart c1, which was placed when the list showed the order 7. */
function watch({ before = [older], records = [done], cartId = sent.cartId }: WatchOptions = {}) {
  const attempts = openAttempts()
  watchOrder(attempts, { ...sent, cartId }, before)
  for (const record of records) attempts.write(record)
  const read = async (list: readonly OrderRow[], afterMs: number) => {
    await findRepeatedOrders(
      attempts,
      () => Promise.resolve(list),
      () => sent.at + afterMs,
    )
    return attempts.notices().map(({ number, about }) => ('other' in about ? [about.other, number] : []))
  }
  return { attempts, read, due: () => nextReading(attempts.readAll()) }
}

test('if an accepted quote becomes two orders, both are reported', async () => {
  expect(await watch({ records: [] }).read(newest('9', '8'), 2000)).toEqual([['8', '9']])
  clearStored()
  const quote: OrderRow = { ...order, type: 'Quote', number: '7' }
  const made = watch({ cartId: '7-0', before: [quote], records: [{ ...done, type: 'Quote', number: '7' }] })
  expect(await made.read([...newest('9'), { ...quote, type: 'Order' }], 2000)).toEqual([['7', '9']])
})

test('a second order is reported unless the customer denied it', async () => {
  const asked: OrderRecord = {
    state: 'notice',
    cartId: 'c1',
    type: 'Order',
    number: '8',
    about: { kind: 'possible', same: 'job' },
    isDismissed: true,
  }
  expect(await watch({ records: [done, asked] }).read(newest('9', '8'), 2000)).toContainEqual(['9', '8'])
  clearStored()
  expect(await watch({ records: [done, { ...asked, isDenied: true }] }).read(newest('9', '8'), 2000)).toEqual([])
})

test.each<[string, OrderRow[], WatchOptions?]>([
  ['an order that existed before', [...newest('9'), older]],
  ['a quote that existed before and was accepted', newest('9', '8'), { before: [{ ...order, type: 'Quote' }] }],
  ['an order of another amount', [...newest('9'), { ...order, amount: 111 }]],
  ['an order of another job', [...newest('9'), { ...order, jobName: 'Lot 13' }]],
  ['a quote', [...newest('9'), { ...order, type: 'Quote' }]],
  ['any order, if the list was not read before', newest('9', '8'), { before: null }],
  ['the order of another press', newest('9', '8'), { records: [done, { ...done, cartId: 'c2', number: '8' }] }],
  ['what an unanswered press may have placed', newest('9', '8'), { records: [done, { ...sent, cartId: 'c2' }] }],
])('not reported as a second order: %s', async (_, list, options) => {
  expect(await watch(options).read(list, 2000)).toEqual([])
})

test('B36 each repeated order is reported once, even if listed late', async () => {
  const { read, due } = watch()
  expect(due()).toBe(sent.at + 2000)
  expect(await read([older], 2000)).toEqual([])
  expect(due()).toBe(sent.at + 30_000)
  expect(await read([...newest('9', '8'), older], 30_000)).toEqual([['9', '8']])
  expect(due()).toBe(sent.at + 60_000)
  expect(await read([...newest('10', '9', '8'), older], 60_000)).toEqual([
    ['9', '10'],
    ['9', '8'],
  ])
  expect(due()).toBeUndefined()
})

test('an unreadable order list is read again at growing intervals', async () => {
  const { attempts, due } = watch()
  const fail = () => Promise.reject(new Error('offline'))
  for (const afterMs of [2000, 32_000, 64_000]) await findRepeatedOrders(attempts, fail, () => sent.at + afterMs)
  expect(due()).toBe(sent.at + 128_000)
})

test('repeats are not sought after an unknown outcome or a refusal', () => {
  expect(watch({ records: [sent] }).due()).toBeUndefined()
  expect(watch({ records: [{ state: 'preparing', cartId: 'c1', chargeProduct: '' }] }).due()).toBeUndefined()
})
