import { parseConfiguration } from '@trade-portal/supplier-api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSession, type Session } from '../session/createSession.ts'
import { clearStored } from '../storage/safeStorage.ts'
import { paymentRecords } from './paymentRecords.ts'

vi.mock('../notices/toasts.ts', () => ({ toasts: { error: vi.fn(), success: vi.fn(), messages: { forget: vi.fn() } } }))

const configuration = parseConfiguration(
  JSON.stringify({ DeviceList: [{ endpointUrl: 'https://supplier.example', device_id: 'D', company_id: 'C' }] }),
)
let session: Session

beforeEach(() => {
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
  session = createSession(configuration, { sessionId: 's', username: 'sam', rememberMe: true }, vi.fn())
})
afterEach(() => {
  session.close()
  clearStored()
  vi.unstubAllGlobals()
})

const payment = { reference: 'HAR001-0-0', amount: 5000 }

test('a payment that was made is kept, and one that was not is forgotten', () => {
  const records = paymentRecords.of(session)
  records.start(payment, 1)
  records.start({ ...payment, amount: 7000 }, 2)
  records.settle('paid', payment)
  records.settle('not-paid', { ...payment, amount: 7000 })
  expect(records.current()).toEqual([{ ...payment, at: 1, state: 'paid' }])
})

test('C08 the same outcome a second time changes nothing', () => {
  const records = paymentRecords.of(session)
  records.start(payment, 1)
  records.settle('paid', payment)
  records.settle('paid', payment)
  records.settle('not-paid', payment)
  expect(records.current()).toEqual([{ ...payment, at: 1, state: 'paid' }])
})

test('C06 an outcome of a payment that was not started here is none of ours', () => {
  const records = paymentRecords.of(session)
  records.start(payment, 1)
  records.settle('paid', { ...payment, amount: 4999 })
  records.settle('not-paid', { ...payment, reference: 'OTHER-0-0' })
  expect(records.current()).toEqual([{ ...payment, at: 1, state: 'started' }])
})

test('the amount that was entered on the payment page is learnt from the answer', () => {
  const records = paymentRecords.of(session)
  records.start({ ...payment, amount: null }, 1)
  records.settle('paid', payment)
  expect(records.current()).toEqual([{ ...payment, at: 1, state: 'paid' }])
})

test('at most ten are kept, the newest first, and each can be forgotten', () => {
  const records = paymentRecords.of(session)
  for (let at = 1; at <= 12; at += 1) records.start(payment, at)
  expect(records.current().map(({ at }) => at)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
  records.forget({ reference: payment.reference, at: 12 })
  expect(records.current()).toHaveLength(9)
})
