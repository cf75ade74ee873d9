import type { Product } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { boughtProducts, canBeAdded, productToday } from './boughtProducts.ts'

const line = (productId: string, differing: object = {}) => ({
  lineNumber: '1',
  productId,
  name: productId,
  quantity: 2,
  unit: 'EA',
  unitPrice: 100,
  price: 200,
  ...differing,
})
const document = (deliveryDate: string | null, ...lines: ReturnType<typeof line>[]) => ({
  deliveryDate,
  invoiceDate: '2026-01-01',
  lines,
})

test('a product of several documents has the values of the newest, and how many there are', () => {
  const newest = document('2026-11-02', line('A', { quantity: 5, unitPrice: 110 }))
  expect(boughtProducts([newest, document('2026-10-01', line('A'), line('B')), document(null, line('B'))])).toEqual([
    { productId: 'A', name: 'A', unit: 'EA', quantity: 5, unitPrice: 110, times: 2, lastDate: '2026-11-02' },
    { productId: 'B', name: 'B', unit: 'EA', quantity: 2, unitPrice: 100, times: 2, lastDate: '2026-10-01' },
  ])
})

test('several lines of one document are one purchase; lines in another unit are not added up', () => {
  const lines = [line('A'), line('A', { quantity: 3 }), line('A', { unit: 'BOX', quantity: 100 })]
  const [found] = boughtProducts([document('2026-11-02', ...lines), document('2026-11-01', line('A'), line('A'))])
  expect(found).toMatchObject({ quantity: 5, unit: 'EA', times: 2 })
})

test('credits, texts and charges for a delivery are left out', () => {
  const others = [
    line('A', { quantity: -2 }),
    line('A', { quantity: null }),
    line(''),
    line('C', { name: 'Delivery, ute' }),
  ]
  expect(
    boughtProducts([document('2026-11-02', ...others, line('D', { name: 'Deliveryman’s gloves' }))]),
  ).toMatchObject([{ productId: 'D' }])
})

test('an invoice is dated by its own day', () =>
  expect(boughtProducts([document(null, line('A'))])).toMatchObject([{ lastDate: '2026-01-01' }]))

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
