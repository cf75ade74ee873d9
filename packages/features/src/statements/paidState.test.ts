import { expect, test } from 'vitest'
import { paidState } from './paidState.ts'

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
