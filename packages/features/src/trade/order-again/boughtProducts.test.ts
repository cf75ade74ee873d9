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

test('a bought product has the quantity and price of the last sale', () => {
  const newest = document('2026-11-02', line('A', { quantity: 5, unitPrice: 110 }))
  const older = [document('2026-10-01', line('A'), line('B')), document(null, line('B'), line('C'))]
  expect(boughtProducts([newest, ...older])).toMatchObject([
    { productId: 'A', name: 'A', unit: 'EA', quantity: 5, unitPrice: 110, times: 2, lastDate: '2026-11-02' },
    { productId: 'B', name: 'B', unit: 'EA', quantity: 2, unitPrice: 100, times: 2, lastDate: '2026-10-01' },
    // Without a day of delivery, the day of the invoice is used.
    { productId: 'C', lastDate: '2026-01-01' },
  ])
})

test('lines with the same document and unit are one purchase', () => {
  const lines = [line('A'), line('A', { quantity: 3 }), line('A', { unit: 'BOX', quantity: 100 })]
  const [found] = boughtProducts([document('2026-11-02', ...lines), document('2026-11-01', line('A'), line('A'))])
  expect(found).toMatchObject({ quantity: 5, unit: 'EA', times: 2 })
})

test('credits, notes and delivery charges are left out', () => {
  const others = [
    line('A', { quantity: -2 }),
    line('A', { quantity: null }),
    line(''),
    line('C', { name: 'Delivery, ute' }),
    line('D', { name: 'Deliveryman’s gloves' }),
  ]
  expect(boughtProducts([document('2026-11-02', ...others)])).toMatchObject([{ productId: 'D' }])
})

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

const elsewhere = { ...product, units: ['PACK', 'M'] }

test.each<[string, Product | null | undefined, object, object?]>([
  ['available', product, { price: 435, priceBefore: 410, stock: 'InStock', image: '/pine.jpg', units: '' }],
  ...[435, null, 0].map((unitPrice): [string, Product, object, object] => {
    return ['available', product, { price: 435, priceBefore: null }, { unitPrice }]
  }),
  ['available', product, { price: null }, { unit: 'BOX' }],
  ['loading', undefined, { price: null }],
  ['gone', null, { price: null }],
  ['tally', { ...product, isTally: true }, { price: 435 }],
  ['specialOrder', { ...product, stockStatus: 'SpecialOrder' }, { price: 435 }],
  ['otherUnits', elsewhere, { units: 'PACK and M', price: null }],
])('a product bought before is %s today', (state, today, shown, differing = {}) =>
  expect(productToday({ ...bought, ...differing }, today)).toMatchObject({ state, ...shown }),
)

test('a product that could not be looked up can still be added', () => {
  const today = productToday(bought, undefined, true)
  expect(today.state).toBe('unknown')
  expect(canBeAdded(today)).toBe(true)
})
