import { expect, test } from 'vitest'
import { verdictOf } from './verdict.ts'

const once = { orders: 1, ordersWithOtherGoods: 0 }

test('is good if each trial placed one order', () => {
  expect(verdictOf('B01', false, [once, once])).toEqual({
    line: 'ok      B01: trials=2, duplicate_reproduced=0, unique_order_count=1',
    isGood: true,
  })
})

test.each([
  ['an order twice', { orders: 2, ordersWithOtherGoods: 0 }, 'duplicate_reproduced=1, unique_order_count=1|2'],
  ['no order', { orders: 0, ordersWithOtherGoods: 0 }, 'duplicate_reproduced=0, unique_order_count=0|1'],
  ['other goods', { orders: 1, ordersWithOtherGoods: 1 }, 'ordered_otherwise_than_shown=1'],
  ['an unfinished trial', { ...once, failure: 'No button\nat …' }, 'unfinished=1 (No button)'],
])('is bad for %s', (_what, bad, words) => {
  const { line, isGood } = verdictOf('B01', true, [once, bad])
  expect(isGood).toBe(false)
  expect(line).toContain(words)
})

test('is bad without any trial', () => {
  expect(verdictOf('B01', false, []).isGood).toBe(false)
})
