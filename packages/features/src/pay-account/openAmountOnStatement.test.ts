import { expect, test } from 'vitest'
import { openAmountOnStatement } from './openAmountOnStatement.ts'

const invoiceOf = (invoiceDate: string | null, number = '500014') =>
  ({ kind: 'invoice', key: { number, suffix: '0' }, invoice: { totalIncGst: 297_840, invoiceDate } }) as const
const rowOf = (balance: number | null, number = '500014', suffix = '0') => ({ number, suffix, balance })

const october = '2026-10-31'

test('the open amount is the balance of its row, never below 0', () => {
  expect(openAmountOnStatement(invoiceOf(null), october, [rowOf(1, '500014', '1'), rowOf(148_920)])).toBe(148_920)
  expect(openAmountOnStatement(invoiceOf(null), october, [rowOf(0)])).toBe(0)
  expect(openAmountOnStatement(invoiceOf(null), october, [rowOf(-5)])).toBe(0)
  expect(openAmountOnStatement(invoiceOf(null), october, [rowOf(null)])).toBeUndefined()
})

test('an invoice from before the statement that it does not list is settled', () => {
  for (const date of ['2026-07-01', october])
    expect(openAmountOnStatement(invoiceOf(date), `${october}T00:00:00`, [rowOf(5, '500022')])).toBe(0)
})

test('of a newer invoice, or by a statement without a date or rows, nothing is known', () => {
  const others = [rowOf(5, '500022')]
  expect(openAmountOnStatement(invoiceOf('2026-11-01'), october, others)).toBeUndefined()
  expect(openAmountOnStatement(invoiceOf(null), october, others)).toBeUndefined()
  expect(openAmountOnStatement(invoiceOf('2026-07-01'), '31/10/2026', others)).toBeUndefined()
  expect(openAmountOnStatement(invoiceOf('2026-07-01'), october, [])).toBeUndefined()
})
