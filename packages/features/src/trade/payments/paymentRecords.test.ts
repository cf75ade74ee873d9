import { beforeEach, expect, test, vi } from 'vitest'
import { type Session } from '../../foundation/session/createSession.ts'
import { MemoryStorage } from '../../testing/MemoryStorage.ts'
import { openSession } from '../../testing/openSession.ts'
import { openPayments, paymentRecords } from './paymentRecords.ts'

let session: Session

beforeEach(() => {
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
  session = openSession({ rememberMe: true })
})

const payment = { reference: 'HAR001-0-0', amount: 5000, path: '/pay-account' }
const started = { ...payment, state: 'started', paymentId: '' } as const
const ended = (state: 'paid' | 'not-paid', paymentId = 'p1') => ({ ...payment, state, paymentId })

test('C08 an outcome reported twice settles only one of two payments', () => {
  const records = paymentRecords.of(session)
  records.start({ ...payment, at: 1 })
  records.settle(ended('not-paid', 'p1'))
  records.start({ ...payment, at: 2 })
  records.start({ ...payment, at: 3 })
  for (let reload = 0; reload < 5; reload += 1) {
    records.settle(ended('not-paid', 'p1'))
    records.settle(ended('paid', 'p2'))
  }
  expect(records.current().map(({ at, state }) => [at, state])).toEqual([
    [3, 'paid'],
    [2, 'started'],
    [1, 'not-paid'],
  ])
})

test('an outcome is recorded only for the matching payment', () => {
  const records = paymentRecords.of(session)
  records.start({ ...payment, at: 1 })
  records.start({ ...payment, amount: 7000, at: 2 })
  records.settle({ ...ended('paid'), amount: 4999 })
  records.settle({ ...ended('not-paid'), reference: 'OTHER-0-0' })
  records.settle(ended('paid'))
  expect(records.current()).toEqual([
    { ...started, amount: 7000, at: 2 },
    { ...ended('paid'), at: 1 },
  ])
})

test.each([
  [5000, null],
  [null, 5000],
])('with %j at the start and %j in the answer, 5000 is recorded', (amount, answered) => {
  const records = paymentRecords.of(session)
  records.start({ ...payment, amount, at: 1 })
  records.settle({ ...ended('paid'), amount: answered })
  expect(records.current()).toMatchObject([{ amount: 5000, state: 'paid' }])
})

test('a payment dismissed in one tab is not shown in another', () => {
  const records = paymentRecords.of(session)
  records.start({ ...payment, at: 1 })
  const otherTab = paymentRecords.of(openSession(session.record))
  records.forget({ reference: payment.reference, at: 1 })
  otherTab.refresh()
  expect(openPayments(otherTab.current(), '1970-01-01')).toEqual([])
})

test('payments of two tabs are merged, and known outcomes kept', () => {
  const browser = new MemoryStorage()
  browser.room = 0
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn(), localStorage: browser })
  const records = paymentRecords.of(session)
  records.start({ ...payment, at: 1 })
  records.start({ ...payment, at: 2 })
  // Two records that another tab stores as soon as the storage has room again.
  const settled = { ...payment, at: 1, state: 'paid', paymentId: 'p1' }
  const other = { ...started, at: 3 }
  const stored = [other, settled].map((record) => ({ username: 'sam', ...record }))
  browser.room = Infinity
  browser.setItem('trade-portal.lasting.payments', JSON.stringify(stored))
  records.refresh()
  expect(records.current()).toEqual([{ ...started, at: 2 }, settled, other])
})
