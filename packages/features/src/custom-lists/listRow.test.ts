import { expect, test } from 'vitest'
import { exampleLine as line } from '../testing/exampleLine.ts'
import { listRow } from './listRow.ts'

const nothing = { today: undefined, usual: undefined, addition: { sent: null, problem: '' } }

test('a list line equal to today’s product stays the same object', () => {
  expect(listRow(line, { ...nothing, today: { ...line }, usual: line.quantity })).toBe(line)
})

const today = { ...line, unitPrice: 435 }
const unpriced = { ...line, unitPrice: null }
const addition = { sent: { cartId: 'C', held: 0, quantity: 7, at: 0 }, problem: 'No answer' }

test.each([
  ['today’s price beside that of the list', { unitPrice: 410 }, { today }, { unitPrice: 435, priceBefore: 410 }],
  ['today’s price if the list has none', unpriced, { today }, { unitPrice: 435, priceBefore: null }],
  ['no price if there is none today', {}, { today: unpriced }, { unitPrice: null, priceBefore: null }],
  ['the usual quantity', {}, { usual: 40 }, { quantity: 40 }],
  ['the quantity of a tally', { isTally: true, quantity: 36 }, { usual: 40 }, { quantity: 36 }],
  ['the quantity that was sent', {}, { usual: 40, addition }, { quantity: 7 }],
])('the row of a list line shows %s', (_what, differing, changes, shown) => {
  expect(listRow({ ...line, ...differing }, { ...nothing, ...changes })).toMatchObject(shown)
})
