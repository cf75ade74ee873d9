import { expect, test } from 'vitest'
import { exampleLine as line } from '../testing/exampleLine.ts'
import { listRow } from './listRow.ts'

const nothing = { today: undefined, usual: undefined, addition: { sent: null, problem: '' } }

test('a line without differences is returned as the same object', () => {
  expect(listRow(line, { ...nothing, today: { ...line }, usual: line.quantity })).toBe(line)
})

test('today’s price is shown, and the list price if both are known', () => {
  const today = { ...line, unitPrice: 435 }
  expect(listRow({ ...line, unitPrice: 410 }, { ...nothing, today })).toMatchObject({
    unitPrice: 435,
    priceBefore: 410,
  })
  const unpriced = { ...line, unitPrice: null }
  expect(listRow(unpriced, { ...nothing, today })).toMatchObject({ unitPrice: 435, priceBefore: null })
  expect(listRow(line, { ...nothing, today: unpriced })).toMatchObject({ unitPrice: null, priceBefore: null })
})

test('the usual quantity replaces all but a sum of lengths', () => {
  expect(listRow(line, { ...nothing, usual: 40 }).quantity).toBe(40)
  expect(listRow({ ...line, isTally: true, quantity: 36 }, { ...nothing, usual: 40 }).quantity).toBe(36)
})

test('a line that was sent keeps its quantity', () => {
  const sent = { cartId: 'C', held: 0, quantity: 7, at: 0 }
  expect(listRow(line, { ...nothing, usual: 40, addition: { sent, problem: 'No answer' } }).quantity).toBe(7)
})
