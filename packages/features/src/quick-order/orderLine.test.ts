import { expect, test } from 'vitest'
import { addLines } from './orderLine.ts'

const line = (code: string, quantity = '1', lengths = '') => ({ code, quantity, lengths, unit: '', text: '' })

test('new lines keep their order and come before existing ones', () => {
  const { lines } = addLines(addLines([], [line('A')]).lines, [line('B'), line('C')])
  expect(lines.map(({ code, id }) => [code, id])).toEqual([
    ['B', 2],
    ['C', 3],
    ['A', 1],
  ])
})

test('lines with the same code are merged, even within one text', () => {
  const first = addLines([], [line('FX1', '12'), line('fx1', '8'), line('T', '', '10 @ 4.2'), line('T', '', '4 @ 3.6')])
  expect(first).toMatchObject({
    merged: 2,
    lines: [
      { code: 'FX1', quantity: '20', merged: 2 },
      { code: 'T', lengths: '10 @ 4.2, 4 @ 3.6' },
    ],
  })
  expect(addLines(first.lines, [line('FX1', '1')])).toMatchObject({
    merged: 1,
    lines: [{ quantity: '21', merged: 3 }, {}],
  })
})

test('sent lines, other units and blank quantities are not merged', () => {
  const sent = { cartId: 'c', held: 0, quantity: 1, at: 0 }
  const existing = addLines([], [line('A', ''), line('B', '1'), line('C', '1')]).lines
  const lines = existing.map((other) => (other.code === 'C' ? { ...other, sent } : other))
  expect(addLines(lines, [line('A', '2'), { ...line('B'), unit: 'BOX' }, line('C')])).toMatchObject({ merged: 0 })
})
