import type { Statement } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { owedFor, paymentDefaults, statementToPay } from './paymentDefaults.ts'

const payer = { customerId: 'HAR001', currentBalance: 50_000, overdueBalance: 12_345 }
const account = { kind: 'account', statement: undefined } as const

const invoiceOf = (totalIncGst: number | null, invoiceDate: string | null = null) =>
  ({
    kind: 'invoice',
    key: { number: '500001', suffix: '2' },
    invoice: { type: 'Invoice', totalIncGst, invoiceDate },
  }) as const

const statementOf = (total: number | null) => {
  const ageing = { current: 0, days30: 0, days60: 0, days90: 0, days120: 0, total }
  const statement: Statement = { date: '2026-10-31', customerName: 'Hargreaves', ageing }
  return { kind: 'statement', statement } as const
}

test('C15 a payment reference contains customer, invoice and suffix', () => {
  const referenceOf = (customerId: string, subject: Parameters<typeof paymentDefaults>[1]) =>
    paymentDefaults({ ...payer, customerId }, subject).reference
  expect(referenceOf('HAR001', invoiceOf(100))).toBe('HAR001-500001-2')
  expect(referenceOf('HAR001', account)).toBe('HAR001-0-0')
  expect(referenceOf('HAR001', statementOf(100))).toBe('HAR001-0-0')
  expect(referenceOf('<b>é', account)).toBe('<b>é-0-0')
  expect(referenceOf('  ', account)).toBe('')
})

test('the default amount is an invoice’s total or what is overdue', () => {
  expect(paymentDefaults(payer, invoiceOf(999)).amount).toBe(999)
  expect(paymentDefaults(payer, statementOf(77_000)).amount).toBe(12_345)
  for (const unusable of [-1, null]) {
    expect(paymentDefaults(payer, invoiceOf(unusable)).amount).toBe(0)
    expect(paymentDefaults({ ...payer, overdueBalance: unusable }, account).amount).toBe(0)
  }
})

test('equal amounts are offered once, and none of 0 or less', () => {
  expect(paymentDefaults(payer, statementOf(77_000)).likelyAmounts).toEqual([
    { label: 'Overdue balance', amount: 12_345 },
    { label: 'Statement balance', amount: 77_000 },
    { label: 'Current balance', amount: 50_000 },
  ])
  expect(paymentDefaults({ ...payer, overdueBalance: 50_000 }, statementOf(-3)).likelyAmounts).toEqual([
    { label: 'Overdue balance', amount: 50_000 },
  ])
  expect(paymentDefaults(payer, invoiceOf(999)).likelyAmounts).toEqual([{ label: 'Invoice total', amount: 999 }])
})

test('the amount owed is the balance or an invoice’s unpaid amount', () => {
  expect(owedFor(payer, account, undefined)).toEqual({ amount: 50_000, source: 'balance' })
  expect(owedFor({ ...payer, currentBalance: -1 }, statementOf(77_000), undefined)).toMatchObject({ amount: -1 })
  expect(owedFor({ ...payer, currentBalance: null }, account, undefined)).toBeUndefined()
  expect(owedFor(payer, invoiceOf(999), undefined)).toEqual({ amount: 999, source: 'invoice' })
  expect(owedFor(payer, invoiceOf(999), 0)).toEqual({ amount: 0, source: 'statement' })
})

const dated = (...dates: readonly string[]) => dates.map((date) => ({ date }))

test('J05 today’s statement is found, whatever the time in its key', () => {
  for (const key of ['2026-10-31', '2026-10-31T00:00:00', '2026-10-31T23:59:59Z']) {
    expect(statementToPay(dated('2026-11-30', key), '2026-10-31')).toEqual({ date: key })
  }
})

test('C16 the first statement is used if none has today’s date', () => {
  expect(statementToPay(dated('30/11/2026', '2026-10-31'), '2026-11-30')).toEqual({ date: '30/11/2026' })
  expect(statementToPay([], '2026-11-30')).toBeUndefined()
})
