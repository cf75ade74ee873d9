import {
  markUnsent,
  SupplierError,
  TransportError,
  type OrderRow,
  type TransactionDetail,
} from '@trade-portal/supplier-api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearStored } from '../foundation/storage/safeStorage.ts'
import { acceptAgainAfterMs, acceptances } from '../trade/orders/acceptances.ts'
import { exampleOrder } from '../testing/exampleAttempt.ts'
import { acceptanceMessages, acceptQuote, type AcceptQuoteInput } from './acceptQuote.ts'
import { shownDocument } from './shownDocument.ts'

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
  return { input, accept, state: () => records.of('300001-0')?.state }
}

/** Returns a function that resolves to `first` in the first call, and to `then` in all later calls. */
function inTurn<T>(first: T, then: T) {
  let calls = 0
  return () => Promise.resolve((calls += 1) === 1 ? first : then)
}

test('a quote is accepted, and then not again', async () => {
  const { input, accept, state } = given()
  expect(await acceptQuote(input)).toBe('accepted')
  expect(state()).toBe('accepted')
  await expect(acceptQuote(input)).rejects.toThrow(acceptanceMessages.notOpen)
  expect(accept).toHaveBeenCalledTimes(1)
})

test('B36 an acceptance is watched with the values of its row, if the list shows it', async () => {
  const row: OrderRow = { ...exampleOrder, number: '300001', type: 'Quote' }
  const watch = vi.fn()
  const { input } = given({ readOrders: () => Promise.resolve([row]), watch })
  expect(await acceptQuote(input)).toBe('accepted')
  expect(watch).toHaveBeenCalledExactlyOnceWith(row, 1000, [row])
})

test('a document without a type is a quote if its address says so', async () => {
  const untyped = { ...detail, type: '' }
  const { input } = given({
    readQuote: () => Promise.resolve(untyped),
    quote: shownDocument(untyped, detail, 'quotes'),
  })
  expect(await acceptQuote(input)).toBe('accepted')
})

test('B26 of two at once one is sent', async () => {
  const { input, accept } = given()
  const outcomes = await Promise.allSettled([acceptQuote(input), acceptQuote(input)])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(accept).toHaveBeenCalledTimes(1)
})

test.each([
  ['it is an order already', order, acceptanceMessages.nowIs('Order 300001')],
  ['its total has changed', { ...detail, totalIncGst: 111 }, acceptanceMessages.changed],
])('nothing is sent if %s', async (_, read, message) => {
  const { input, accept, state } = given({ readQuote: () => Promise.resolve(read) })
  await expect(acceptQuote(input)).rejects.toThrow(message)
  expect(accept).not.toHaveBeenCalled()
  expect(state()).toBeUndefined()
})

test.each([
  ['may have been accepted', 'sent', { value: 'unknown' }],
  ['was accepted', 'accepted', { reason: { message: acceptanceMessages.notOpen } }],
] as const)(
  'B26 nothing is sent if it turns out while it is read that it %s in another tab',
  async (_, state, outcome) => {
    const records = openRecords()
    const readQuote = () => {
      records.put({ quote: '300001-0', state, at: 1000 })
      return Promise.resolve(detail)
    }
    const { input, accept } = given({ records, readQuote })
    expect(await Promise.allSettled([acceptQuote(input)])).toMatchObject([outcome])
    expect(accept).not.toHaveBeenCalled()
  },
)

test('nothing is sent if it cannot be read', async () => {
  const { input, accept } = given({ readQuote: () => Promise.reject(new TransportError('network')) })
  await expect(acceptQuote(input)).rejects.toThrow(acceptanceMessages.notSent)
  expect(accept).not.toHaveBeenCalled()
})

test('B07 an acceptance that was never sent is told so, and can be sent again', async () => {
  const error = new TransportError('network')
  markUnsent(error)
  const { input, state } = given({ accept: () => Promise.reject(error) })
  await expect(acceptQuote(input)).rejects.toThrow('Unable to make request. Nothing was sent.')
  expect(state()).toBeUndefined()
})

test('nothing is sent after the session has ended, because it could not be recorded', async () => {
  const { input, accept } = given({ records: { ...openRecords(), put: () => false } })
  await expect(acceptQuote(input)).rejects.toThrow('The session has ended.')
  expect(accept).not.toHaveBeenCalled()
})

test.each([
  ['in the words of the supplier, where an entry is wrong', validation, 'We do not deliver on this day'],
  ['in general words otherwise', new SupplierError('no-records'), acceptanceMessages.notSent],
])('a refusal is told %s', async (_, error, message) => {
  const { input, state } = given({ accept: () => Promise.reject(error) })
  await expect(acceptQuote(input)).rejects.toThrow(message)
  expect(state()).toBeUndefined()
})

test('a refusal of a quote that is an order by then was a repetition of the browser: it was accepted', async () => {
  const { input, state } = given({ accept: () => Promise.reject(validation), readQuote: inTurn(detail, order) })
  expect(await acceptQuote(input)).toBe('accepted')
  expect(state()).toBe('accepted')
})

test('a refusal after which the quote cannot be read leaves the outcome unknown', async () => {
  let reads = 0
  const readQuote = () => ((reads += 1) === 1 ? Promise.resolve(detail) : Promise.reject(new TransportError('network')))
  const { input, state } = given({ accept: () => Promise.reject(validation), readQuote })
  expect(await acceptQuote(input)).toBe('unknown')
  expect(state()).toBe('sent')
})

test.each([new TransportError('timeout'), new TransportError('unexpected-answer'), new SupplierError('queued')])(
  'B04 after %s the outcome is unknown, and nothing is sent again for two minutes',
  async (error) => {
    const { input, accept, state } = given({ accept: () => Promise.reject(error) })
    expect(await acceptQuote(input)).toBe('unknown')
    expect(state()).toBe('sent')
    expect(await acceptQuote({ ...input, now: () => 1000 + acceptAgainAfterMs - 1 })).toBe('unknown')
    expect(accept).toHaveBeenCalledTimes(1)
    expect(await acceptQuote({ ...input, now: () => 1000 + acceptAgainAfterMs })).toBe('unknown')
    expect(accept).toHaveBeenCalledTimes(2)
  },
)

test('B05 a quote that was accepted although the answer was lost is not sent again', async () => {
  const { input, accept } = given({
    accept: () => Promise.reject(new TransportError('network')),
    readQuote: inTurn(detail, order),
  })
  await acceptQuote(input)
  await expect(acceptQuote({ ...input, now: () => 1e9 })).rejects.toThrow(acceptanceMessages.nowIs('Order 300001'))
  expect(accept).toHaveBeenCalledTimes(1)
})

test('B32 the two minutes begin when it is sent, not before the quote has been read', async () => {
  let time = 1000
  const readQuote = () => {
    time += 30_000
    return Promise.resolve(detail)
  }
  const records = openRecords()
  const { input } = given({
    readQuote,
    records,
    now: () => time,
    accept: () => Promise.reject(new TransportError('timeout')),
  })
  await acceptQuote(input)
  expect(records.of('300001-0')?.at).toBe(31_000)
})

test.each([
  ['is an order', () => Promise.resolve(order), 'accepted', 'accepted'],
  ['cannot be read', () => Promise.reject(new TransportError('network')), 'unknown', 'sent'],
] as const)(
  'B32 an error that signs out is no refusal where the quote then %s',
  async (_, later, outcome, recorded) => {
    let reads = 0
    const readQuote = () => ((reads += 1) === 1 ? Promise.resolve(detail) : later())
    const { input, state } = given({ readQuote, accept: () => Promise.reject(new SupplierError('api')) })
    expect(await acceptQuote(input)).toBe(outcome)
    expect(state()).toBe(recorded)
  },
)

test.each([
  ['that signs out is told where the quote is still open', new SupplierError('api')],
  ['of a session that has expired is told as such', new SupplierError('session-expired')],
])('an error %s', async (_what, error) => {
  const { input, state } = given({ accept: () => Promise.reject(error) })
  await expect(acceptQuote(input)).rejects.toBe(error)
  expect(state()).toBeUndefined()
})
