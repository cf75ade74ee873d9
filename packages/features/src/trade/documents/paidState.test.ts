import { expect, test } from 'vitest'
import { isSettled, notStated, paidState, statedInvoices, statedText } from './paidState.ts'

test.each([
  ['an invoice of which nothing is paid', 'Invoice', 148_920, 148_920, 'Open'],
  ['an invoice of which a part is paid', 'Invoice', 148_920, 1, 'Part paid'],
  ['a paid invoice', 'Invoice', 148_920, 0, 'Paid'],
  ['an invoice that was paid twice', 'Invoice', 148_920, -5, 'Paid'],
  ['an invoice without a balance', 'Invoice', 148_920, null, ''],
  ['a credit', 'Credit', -148_920, 0, ''],
  ['a payment', 'Payment', -148_920, 0, ''],
])('the state of %s', (_what, type, amount, balance, state) => {
  expect(paidState({ type, amount, balance })).toBe(state)
})

const rowOf = (balance: number | null, number = '500001', suffix = '2', type = 'Invoice') => ({
  number,
  suffix,
  type,
  balance,
  amount: 297_840,
})
const october = '2026-10-31'
const others = [rowOf(5, '500022')]
const paid = { state: 'Paid', open: 0 }
const unknown = { state: '', open: null }

test.each([
  ['the balance of its row', null, october, [rowOf(1, '500001', '1'), rowOf(148_920)], { open: 148_920 }],
  ['paid if its row is settled', null, october, [rowOf(0)], paid],
  ['of its row, not of a payment', null, october, [rowOf(7), rowOf(-9, '500001', '2', 'Payment')], { open: 7 }],
  ['unknown if its row has no balance', null, october, [rowOf(null)], unknown],
  ['paid if it is older and not listed', '2026-07-01', `${october}T00:00:00`, others, paid],
  ['not stated if it is newer', '2026-11-01', october, others, { state: notStated, open: null }],
  ['not stated if there is no statement', null, undefined, [], { state: notStated, open: null }],
  ['unknown if it has no date', null, october, others, unknown],
  ['unknown if the statement has no date', '2026-07-01', '31/10/2026', others, unknown],
  ['unknown if the statement has no rows', '2026-07-01', october, [], unknown],
])('what is stated of an invoice is %s', (_what, date, statement, rows, stated) => {
  const invoice = { number: '500001', suffix: '2', type: 'Invoice', amount: 297_840, date }
  expect(statedInvoices(statement, rows)(invoice)).toMatchObject(stated)
})

const moneyOf = (cents: number) => `$${cents / 100}`

test.each([
  ['Part paid', 148_920, 'Part paid, $1489.2 open', false],
  ['Open', 148_920, 'Open', false],
  ['Paid', -5, 'Paid', true],
  ['', -16_500, '$-165 open', false],
  ['', 0, '', true],
  ['', null, '', false],
  [notStated, null, notStated, false],
] as const)('“%s” with %s cents open reads “%s”', (state, open, text, settled) => {
  expect(statedText({ state, open }, moneyOf)).toBe(text)
  expect(isSettled({ state, open })).toBe(settled)
})
