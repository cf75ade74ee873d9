import type { Product } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { canBeAdded, productToday } from './productToday.ts'

const bought = {
  productId: 'A',
  name: 'Pine',
  unit: 'EA',
  quantity: 2,
  unitPrice: 410,
  times: 1,
  lastDate: '2026-11-02',
}
const product: Product = {
  productId: 'A',
  name: 'Pine',
  description: '',
  image: '/pine.jpg',
  pictures: [],
  stockStatus: 'InStock',
  prices: { rrp: null, trade: 500, best: null, customer: 435 },
  units: ['EA', 'BOX'],
  isTally: false,
  files: [],
}

test('a price that differs comes with the one that was paid', () =>
  expect(productToday(bought, product)).toEqual({
    state: 'available',
    stock: 'InStock',
    image: '/pine.jpg',
    price: 435,
    priceBefore: 410,
    units: '',
  }))

test.each([435, null, 0])('a price of %j before is no difference', (unitPrice) =>
  expect(productToday({ ...bought, unitPrice }, product)).toMatchObject({ price: 435, priceBefore: null }),
)

test('the price of another unit is unknown', () =>
  expect(productToday({ ...bought, unit: 'BOX' }, product)).toMatchObject({ state: 'available', price: null }))

test.each([
  ['loading', undefined],
  ['gone', null],
  ['tally', { ...product, isTally: true }],
  ['specialOrder', { ...product, stockStatus: 'SpecialOrder' as const }],
  ['otherUnits', { ...product, units: ['PACK', 'M'] }],
] as const)('is %s', (state, today) => expect(productToday(bought, today).state).toBe(state))

test('is unknown, and can be added, if the supplier could not be asked', () => {
  const today = productToday(bought, undefined, true)
  expect(today.state).toBe('unknown')
  expect(canBeAdded(today)).toBe(true)
})

test('a unit in which it is no longer sold comes with those in which it is', () =>
  expect(productToday(bought, { ...product, units: ['PACK', 'M'] })).toMatchObject({
    units: 'PACK and M',
    price: null,
  }))
