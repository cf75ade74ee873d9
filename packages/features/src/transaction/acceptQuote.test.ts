import {
  markUnsent,
  SupplierError,
  TransportError,
  type OrderRow,
  type TransactionDetail,
} from '@trade-portal/supplier-api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearStored } from '../foundation/storage/safeStorage.ts'
import { exampleOrder } from '../testing/exampleAttempt.ts'
import { shownDocument } from '../trade/document-contents/shownDocument.ts'
import { acceptAgainAfterMs, acceptances } from '../trade/orders/acceptances.ts'
import { acceptanceMessages, acceptQuote, type AcceptQuoteInput } from './acceptQuote.ts'

const detail: TransactionDetail = {
  number: '300001',
  suffix: '0',
  type: 'Quote',
  invoiceDate: null,
  deliveryDate: null,
  chargedTo: '',
  shippedTo: '',
  jobName: '',
  shipAddress: [],
  comment: '',
  companyId: '',
  customerId: '',
  totalExGst: 100,
  gst: 10,
  totalIncGst: 110,
  lines: [],
}
const order = { ...detail, type: 'Order' }
const validation = new SupplierError('field', [{ field: 'deliveryDate', msg: 'We do not deliver on this day' }])
const unsent = new TransportError('network')
markUnsent(unsent)

beforeEach(() => vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() }))
afterEach(() => clearStored())

const openRecords = () => acceptances.open({ username: 'kim', rememberMe: false }).value

function given(changes: Partial<AcceptQuoteInput> = {}) {
  const records = changes.records ?? openRecords()
  const accept = vi.fn(changes.accept ?? (() => Promise.resolve(null)))
  const input: AcceptQuoteInput = {
    readQuote: () => Promise.resolve(detail),
    readOrders: () => Promise.resolve([]),
    watch: () => undefined,
    records,
    quote: shownDocument(detail, detail, 'orders'),
    terms: { deliveryDate: '2026-12-01', comment: 'Go ahead' },
    now: () => 1000,
    ...changes,
    accept,
  }
  return { input, accept, state: () => records.ofQuote('300001-0')?.state }
}

/** Reads the open quote in the first call. All later calls read `then`, or fail if it is not given. */
function openThen(then?: TransactionDetail) {
  let calls = 0
  return () => {
    if ((calls += 1) === 1) return Promise.resolve(detail)
    return then ? Promise.resolve(then) : Promise.reject(new TransportError('network'))
  }
}

const failing = (error: Error) => () => Promise.reject(error)

test('B32 a quote is accepted once', async () => {
  const { input, accept, state } = given()
  const outcomes = await Promise.allSettled([acceptQuote(input), acceptQuote(input)])
  expect(outcomes).toMatchObject([{ value: 'accepted' }, { status: 'rejected' }])
  expect(state()).toBe('accepted')
  await expect(acceptQuote(input)).rejects.toThrow(acceptanceMessages.notOpen)
  expect(accept).toHaveBeenCalledTimes(1)
})

test('an accepted quote that is listed is watched for repeats', async () => {
  const row: OrderRow = { ...exampleOrder, number: '300001', type: 'Quote' }
  const watch = vi.fn()
  const { input } = given({ readOrders: () => Promise.resolve([row]), watch })
  expect(await acceptQuote(input)).toBe('accepted')
  expect(watch).toHaveBeenCalledExactlyOnceWith(row, 1000, [row])
})

test('a document without a type is a quote if its path says so', async () => {
  const untyped = { ...detail, type: '' }
  const { input } = given({
    readQuote: () => Promise.resolve(untyped),
    quote: shownDocument(untyped, detail, 'quotes'),
  })
  expect(await acceptQuote(input)).toBe('accepted')
})

test.each<[string, () => Partial<AcceptQuoteInput>, string]>([
  [
    'is an order already',
    () => ({ readQuote: () => Promise.resolve(order) }),
    acceptanceMessages.nowIs('Order 300001'),
  ],
  [
    'has another total',
    () => ({ readQuote: () => Promise.resolve({ ...detail, totalIncGst: 111 }) }),
    acceptanceMessages.changed,
  ],
  ['cannot be read', () => ({ readQuote: failing(new TransportError('network')) }), acceptanceMessages.notSent],
  ['cannot be recorded', () => ({ records: { ...openRecords(), put: () => false } }), 'The session has ended.'],
])('no acceptance is sent if the quote %s', async (_, changes, message) => {
  const { input, accept, state } = given(changes())
  await expect(acceptQuote(input)).rejects.toThrow(message)
  expect(accept).not.toHaveBeenCalled()
  expect(state()).toBeUndefined()
})

test.each([
  ['sent', { value: 'unknown' }],
  ['accepted', { reason: { message: acceptanceMessages.notOpen } }],
] as const)('no acceptance is sent if another tab recorded the state %s', async (state, outcome) => {
  const records = openRecords()
  const readQuote = () => {
    records.put({ quote: '300001-0', state, at: 1000 })
    return Promise.resolve(detail)
  }
  const { input, accept } = given({ records, readQuote })
  expect(await Promise.allSettled([acceptQuote(input)])).toMatchObject([outcome])
  expect(accept).not.toHaveBeenCalled()
})

test.each([
  [validation, 'We do not deliver on this day'],
  [new SupplierError('no-records'), acceptanceMessages.notSent],
  [unsent, 'Unable to make request. Nothing was sent.'],
  [new SupplierError('api'), new SupplierError('api')],
  [new SupplierError('session-expired'), new SupplierError('session-expired')],
])('after the refusal %s the quote can be accepted again', async (error, message) => {
  const { input, state } = given({ accept: failing(error) })
  await expect(acceptQuote(input)).rejects.toThrow(message)
  expect(state()).toBeUndefined()
})

test.each([validation, new SupplierError('api')])(
  'after the refusal %s the quote’s state is read again',
  async (error) => {
    // A quote that is an order by now was accepted: the browser has sent the acceptance twice.
    const accepted = given({ accept: failing(error), readQuote: openThen(order) })
    expect(await acceptQuote(accepted.input)).toBe('accepted')
    expect(accepted.state()).toBe('accepted')
    clearStored()
    const unread = given({ accept: failing(error), readQuote: openThen() })
    expect(await acceptQuote(unread.input)).toBe('unknown')
    expect(unread.state()).toBe('sent')
  },
)

test.each([new TransportError('timeout'), new TransportError('unexpected-answer'), new SupplierError('queued')])(
  'after the unknown outcome %s nothing is sent for two minutes',
  async (error) => {
    const { input, accept, state } = given({ accept: failing(error) })
    expect(await acceptQuote(input)).toBe('unknown')
    expect(state()).toBe('sent')
    expect(await acceptQuote({ ...input, now: () => 1000 + acceptAgainAfterMs - 1 })).toBe('unknown')
    expect(accept).toHaveBeenCalledTimes(1)
    expect(await acceptQuote({ ...input, now: () => 1000 + acceptAgainAfterMs })).toBe('unknown')
    expect(accept).toHaveBeenCalledTimes(2)
  },
)

test('an acceptance whose answer was lost is not sent again', async () => {
  const { input, accept } = given({ accept: failing(new TransportError('network')), readQuote: openThen(order) })
  await acceptQuote(input)
  await expect(acceptQuote({ ...input, now: () => 1e9 })).rejects.toThrow(acceptanceMessages.nowIs('Order 300001'))
  expect(accept).toHaveBeenCalledTimes(1)
})

test('the wait of two minutes starts when the acceptance is sent', async () => {
  let time = 1000
  const readQuote = () => {
    time += 30_000
    return Promise.resolve(detail)
  }
  const records = openRecords()
  const accept = failing(new TransportError('timeout'))
  await acceptQuote(given({ readQuote, records, now: () => time, accept }).input)
  expect(records.ofQuote('300001-0')?.at).toBe(31_000)
})
