import { expect, test } from 'vitest'
import { datasheetOf } from './datasheetOf.ts'
import { priceOfUnit, shownPrices } from './shownPrices.ts'

test('D29 prices that are missing or not above 0 are not shown', () => {
  expect(shownPrices({ prices: { rrp: 1000, trade: 0, best: -5, customer: null } })).toEqual([
    { label: 'RRP', amount: 1000 },
  ])
})

test.each([
  ['EA', 325],
  ['BOX', 15_000],
  ['PACK', null],
])('the price per %s is %s, because only the supplier knows it', (unit, amount) => {
  const prices = { rrp: 435, trade: 340, best: null, customer: 325 }
  const product = { prices, units: ['EA', 'BOX', 'PACK'], unitPrices: [{ unit: 'BOX', amount: 15_000 }] }
  expect(priceOfUnit(product, unit)).toBe(amount)
})

const file = (address: string, type = '') => ({ address, type })

test.each([
  [[file('https://x.example/a.png'), file('https://x.example/b.pdf'), file('https://x.example/c.pdf')], 1],
  [[file('https://x.example/B.PDF?v=2')], 0],
  [[file('https://x.example/get?id=7', 'image'), file('https://x.example/get?id=7', 'application/pdf')], 1],
  [[file('javascript:a//.pdf', 'pdf'), file('data:application/pdf,x.pdf'), file('ftp://x.example/a.pdf')], -1],
  [[file(''), file('a.pdf'), file('https://x.example/pdf')], -1],
])('D24 the datasheet is the first PDF that is safe to open: %#', (files, at) => {
  expect(datasheetOf(files)).toBe(files[at]?.address)
})
