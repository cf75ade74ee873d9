import { SupplierError, TransportError, type OrderRow } from '@trade-portal/supplier-api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearStored } from '../../foundation/storage/safeStorage.ts'
import { exampleAttempt as sent, exampleOrder as order, openAttempts } from '../../testing/exampleAttempt.ts'
import { matchOrders } from './matchOrders.ts'
import type { OrderAttempts } from './orderAttempts.ts'
import type { AbandonedAttempt, OrderedLine, OrderRecord, SentAttempt } from './orderRecords.ts'
import { answerPossibleOrder, recordPlaced } from './recordPlaced.ts'

const keep = vi.hoisted(() => vi.fn())
vi.mock('../../foundation/failures/toasts.ts', () => ({ toasts: { messages: { keep } } }))

beforeEach(() => vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() }))
afterEach(() => clearStored())

const first: AbandonedAttempt = { ...sent, state: 'abandoned' }
const preparing: OrderRecord = { state: 'preparing', cartId: 'c1', chargeProduct: '' }
type Placed = readonly OrderedLine[] | Error
const done = (number: string | null): OrderRecord => ({ state: 'done', cartId: 'c1', type: 'Order', number, lines: [] })
const numbered = (...numbers: string[]): OrderRow[] => numbers.map((number) => ({ ...order, number }))

/** Looks in `orders` for the orders of the cart c1. By default each order has the goods that were sent. */
async function look(attempts: OrderAttempts, orders: OrderRow[], placed: Placed = [{ productId: 'P', quantity: 1 }]) {
  const row = { lineNumber: '1', unit: 'EA', name: '', unitPrice: 1, price: 1 }
  const transaction = () =>
    placed instanceof Error
      ? Promise.reject(placed)
      : Promise.resolve({ lines: placed.map((line) => ({ ...row, ...line })) })
  return recordPlaced(attempts, 'c1', await matchOrders({ transaction, attempts, cartId: 'c1' }, orders))
}

async function record(records: OrderRecord[], orders: OrderRow[], placed?: Placed) {
  const attempts = openAttempts()
  for (const entry of records) attempts.write(entry)
  const isPlaced = (await look(attempts, orders, placed)) === 'placed'
  return { attempts, isPlaced, current: attempts.ofCart('c1'), news: attempts.notices() }
}

test('a question is withdrawn once its order has another cart', async () => {
  const { attempts, news } = await record([sent], numbered('8'), [{ productId: 'Other', quantity: 1 }])
  expect(news).toMatchObject([{ number: '8', about: { kind: 'possible' } }])
  attempts.write({ state: 'done', cartId: 'c2', type: 'Order', number: '8', lines: [] })
  await look(attempts, numbered('8'))
  expect(attempts.notices()).toEqual([])
  expect(attempts.ofCart('c1')).toEqual(sent)
})

test('a late order locks the cart unless a second one was placed', async () => {
  const { isPlaced, current, news } = await record([first, preparing], numbered('8'))
  expect(isPlaced).toBe(true)
  expect(current).toMatchObject({ state: 'done', number: '8', lines: sent.lines })
  expect(news).toMatchObject([{ number: '8', about: { kind: 'placed', isLate: true } }])
  expect(keep).toHaveBeenCalledExactlyOnceWith('success', expect.stringContaining('Order 8 was placed after all.'))
})

test('an order listed late after a second one is reported once', async () => {
  const { attempts, news } = await record([first, done('9')], numbered('9', '8'))
  expect(news).toMatchObject([{ number: '8', about: { kind: 'twice', other: '9' } }])
  expect(keep).toHaveBeenCalledExactlyOnceWith('error', expect.stringMatching(/ordered twice: 9 and 8\./))
  await look(attempts, numbered('9', '8'))
  expect(attempts.notices()).toHaveLength(1)
  expect(keep).toHaveBeenCalledOnce()
})

test('a newly listed order gives the second one its missing number', async () => {
  const one = await record([first, done(null)], numbered('9'))
  expect(one.current).toMatchObject({ state: 'done', number: '9' })
  expect(one.news).toEqual([])
  await look(one.attempts, numbered('9', '8'))
  expect(one.attempts.notices()).toMatchObject([{ about: { kind: 'twice' } }])
})

test('a late order is reported if two orders’ outcomes are unknown', async () => {
  const second: OrderRecord = { ...sent, at: sent.at + 1 }
  const one = await record([first, second], numbered('8'))
  expect(one.current).toMatchObject({ state: 'done', number: '8' })
  // It is not known which of the two attempts led to this order, so the portal keeps looking for the orders of both.
  expect(one.attempts.unknown('c1')).toHaveLength(2)
  await look(one.attempts, numbered('9', '8'))
  expect(one.attempts.notices()).toMatchObject([
    { number: '9', about: { kind: 'twice', other: '8' } },
    { number: '8', about: { kind: 'placed' } },
  ])
})

test('orders that are older or of another cart are not late orders', async () => {
  const another: OrderRecord = { state: 'done', cartId: 'c2', type: 'Order', number: '9', lines: [] }
  const none = { isPlaced: false, news: [] }
  expect(await record([first, preparing, another], numbered('9', '7'))).toMatchObject(none)
  clearStored()
  const earlier = { ...order, deliveryDate: '1969-12-30' }
  expect(await record([{ ...sent, similarOrders: null }], [earlier])).toMatchObject(none)
})

test('no listed order is recorded unless an outcome is unknown', async () => {
  expect(await record([preparing], numbered('8'))).toMatchObject({ isPlaced: false, news: [] })
  expect(await record([done('9')], numbered('9', '8'))).toMatchObject({ isPlaced: true, news: [] })
})

const colleagues: Placed = [{ productId: 'Q', quantity: 4 }]
const notShown = new TransportError('network')
const inParts = [
  { productId: 'A', quantity: 2 },
  { productId: 'B', quantity: 1 },
  { productId: 'A', quantity: 0.1 },
]
const inOtherParts = [
  { productId: 'B', quantity: 1 },
  { productId: 'A', quantity: 2.1 },
]
const sameJob = { ...order, amount: 999 }
const sameAmount = { ...order, reference: '', jobName: 'Lot 13' }

test.each([
  ['of the same texts and amount with other goods', sent, order, colleagues, 'job'],
  ['for the same job with another quantity', sent, sameJob, [{ productId: 'P', quantity: 2 }], 'job'],
  ['for the same job, whose goods are not shown', sent, sameJob, notShown, 'job'],
  ['for the same job with goods more', sent, sameJob, [...sent.lines, ...colleagues], 'job'],
  ['for the same amount with other goods', sent, sameAmount, colleagues, 'amount'],
  ['for an earlier day, whose goods are not shown', sent, { ...order, deliveryDate: '1969-12-30' }, notShown, 'job'],
  ['that may have existed before', { ...sent, similarOrders: null }, order, sent.lines, 'job'],
] satisfies [string, SentAttempt, OrderRow, Placed, string][])(
  'the customer is asked about a listed order %s',
  async (_what, attempt, row, placed, same) => {
    const { attempts, isPlaced, current, news } = await record([attempt], [row], placed)
    expect(isPlaced).toBe(false)
    expect(current).toEqual(attempt)
    expect(news).toMatchObject([{ number: '8', about: { kind: 'possible', same } }])
    await look(attempts, [row], placed)
    expect(keep).toHaveBeenCalledOnce()
  },
)

test.each([
  ['only texts and amount are known, and the same', sent, order, notShown],
  ['the goods that were sent are not known', { ...sent, lines: [] }, order, colleagues],
  ['its goods are the same in other lines', { ...sent, lines: inParts }, sameJob, inOtherParts],
  ['its goods are the same, and its texts were truncated', sent, { ...order, jobName: 'Lot' }, sent.lines],
] satisfies [string, SentAttempt, OrderRow, Placed][])(
  'a listed order is recognised as the sent one if %s',
  async (_why, attempt, row, placed) => {
    const { isPlaced, news } = await record([attempt], [row], placed)
    expect(isPlaced).toBe(true)
    expect(news).toMatchObject([{ number: '8', about: { kind: 'placed' } }])
  },
)

test('a question is withdrawn once the sent order is found', async () => {
  const { attempts } = await record([sent], [sameJob], colleagues)
  await look(attempts, numbered('9'))
  expect(attempts.ofCart('c1')).toMatchObject({ state: 'done', number: '9' })
  expect(attempts.notices()).toMatchObject([{ number: '9', about: { kind: 'placed' } }])
})

test.each([true, false])('the customer’s answer about an order is kept: %s', async (isIt) => {
  const { attempts, news } = await record([sent], [sameJob], colleagues)
  for (const asked of news) answerPossibleOrder(attempts, asked, isIt)
  expect(await look(attempts, [sameJob], colleagues)).toBe(isIt ? 'placed' : undefined)
  expect(attempts.ofCart('c1')).toEqual(isIt ? { ...done('8'), lines: sent.lines } : sent)
  expect(attempts.notices()).toMatchObject(isIt ? [{ about: { kind: 'placed', isLate: false } }] : [])
})

test('a check has no result if the session ends meanwhile', async () => {
  await expect(record([sent], [order], new SupplierError('session-expired'))).rejects.toMatchObject({
    kind: 'session-expired',
  })
})
