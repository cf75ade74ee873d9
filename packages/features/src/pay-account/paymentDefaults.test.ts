import type { Statement, TransactionDetail } from '@trade-portal/supplier-api'
import { describe, expect, test } from 'vitest'
import { paymentDefaults } from './paymentDefaults.ts'

const payer = { customerId: 'HAR001', currentBalance: 50_000, overdueBalance: 12_345 }
const account = { kind: 'account', statement: undefined } as const

const invoiceOf = (totalIncGst: number | null, number = '500001', suffix = '2') => {
  const invoice = { totalIncGst, invoiceDate: null } satisfies Partial<TransactionDetail>
  return { kind: 'invoice', key: { number, suffix }, invoice } as const
}

const statementOf = (total: number | null) => {
  const ageing = { current: 0, days30: 0, days60: 0, days90: 0, days120: 0, total }
  const statement: Statement = { date: '2026-10-31', customerName: 'Hargreaves', ageing }
  return { kind: 'statement', statement } as const
}

describe('the reference', () => {
  test('C15 is customer, invoice and suffix, or zeros without an invoice', () => {
    expect(paymentDefaults(payer, invoiceOf(100)).reference).toBe('HAR001-500001-2')
    expect(paymentDefaults(payer, account).reference).toBe('HAR001-0-0')
    expect(paymentDefaults(payer, statementOf(100)).reference).toBe('HAR001-0-0')
  })

  test('C15 is empty without a customer number', () => {
    for (const customerId of ['', '  ']) {
      expect(paymentDefaults({ ...payer, customerId }, account)).toMatchObject({ customerId: '', reference: '' })
    }
  })

  test('C15 keeps hostile characters as they are, for the supplier to judge', () => {
    const customerId = '<b>é"\u202E'
    expect(paymentDefaults({ ...payer, customerId }, account).reference).toBe(`${customerId}-0-0`)
  })
})

describe('the amount', () => {
  test('is the total of the invoice, otherwise the overdue balance', () => {
    expect(paymentDefaults(payer, invoiceOf(999)).amount).toBe(999)
    expect(paymentDefaults(payer, account).amount).toBe(12_345)
    expect(paymentDefaults(payer, statementOf(77_000)).amount).toBe(12_345)
  })

  test('is never below 0, and 0 where it is not known', () => {
    expect(paymentDefaults(payer, invoiceOf(-500)).amount).toBe(0)
    expect(paymentDefaults(payer, invoiceOf(null)).amount).toBe(0)
    for (const overdueBalance of [-1, 0, null]) {
      expect(paymentDefaults({ ...payer, overdueBalance }, account).amount).toBe(0)
    }
  })

  test('other likely ones are above 0 and different', () => {
    expect(paymentDefaults(payer, statementOf(77_000)).likelyAmounts).toEqual([
      { label: 'Overdue balance', amount: 12_345 },
      { label: 'Statement balance', amount: 77_000 },
      { label: 'Current balance', amount: 50_000 },
    ])
    const nothingElse = { ...payer, overdueBalance: 50_000 }
    expect(paymentDefaults(nothingElse, statementOf(-3)).likelyAmounts).toEqual([
      { label: 'Overdue balance', amount: 50_000 },
    ])
    expect(paymentDefaults(payer, invoiceOf(999)).likelyAmounts).toEqual([{ label: 'Invoice total', amount: 999 }])
  })
})
