import { worlds } from '@trade-portal/mocks'
import { SupplierError, type Product } from '@trade-portal/supplier-api'
import { expect, test, vi } from 'vitest'
import { exampleCheckout } from '../testing/exampleCheckout.ts'
import { openSupplier } from '../testing/openSupplier.ts'
import { cartTotals } from '../trade/cart/cartTotals.ts'
import { addressText, chargePrice, deliveryPlace, despatchKind, findDelivery, likelyDays } from './delivery.ts'

const position = { latitude: -33.8, longitude: 151 }
const nowhere = { latitude: 0, longitude: 0 }
const { shipping, delivery } = exampleCheckout.values
const address = { address: '12 Smith Street', suburb: 'Parramatta', state: 'NSW', vehicleType: 'UTE' }

function api(geocode: () => Promise<typeof position>) {
  return {
    getGeocode: vi.fn(geocode),
    getClosestBranch: vi.fn(() => Promise.resolve({ branchId: '10', distanceKm: 12 })),
    getDeliveryCharge: vi.fn(() => Promise.resolve('DEL-UTE-1')),
  }
}

test.each([
  ['found', () => Promise.resolve(position), position],
  ['refused', () => Promise.reject(new SupplierError('field')), nowhere],
  ['located at 0, 0', () => Promise.resolve(nowhere), nowhere],
])('for an address that is %s a branch and a charge are found', async (_how, geocode, used) => {
  const calls = api(geocode)
  expect(await findDelivery(calls, address)).toEqual({
    branchId: '10',
    distanceKm: 12,
    charge: 'DEL-UTE-1',
    isLocated: used === position,
  })
  expect(calls.getClosestBranch).toHaveBeenCalledWith({ ...used, vehicleType: 'UTE' })
  expect(calls.getDeliveryCharge).toHaveBeenCalledWith({ branchID: '10', distanceKm: 12, vehicleType: 'UTE' })
})

test('an expired session is not reported as an unknown address', async () => {
  const calls = api(() => Promise.reject(new SupplierError('session-expired')))
  await expect(findDelivery(calls, address)).rejects.toMatchObject({ kind: 'session-expired' })
  expect(calls.getClosestBranch).not.toHaveBeenCalled()
})

test('an address is trimmed, and none of its fields may be blank', () => {
  const typed = { ...shipping, address: ' 12 Smith Street ', suburb: 'Parramatta ', state: 'NSW ' }
  expect(deliveryPlace({ shipping: typed, delivery })).toEqual(address)
  expect(addressText(typed)).toBe('12 Smith Street, Parramatta, NSW')
  // A delivery with a blank field is not looked up.
  for (const field of ['address', 'suburb', 'state'])
    expect(deliveryPlace({ shipping: { ...shipping, [field]: ' ' }, delivery })).toBeNull()
})

test.each([
  ['PICKUP', 'pickup'],
  ['DELIVERY', 'delivery'],
  ['DRONE', 'none'],
])('the despatch method %s is of the kind %s', (name, kind) => {
  const methods = [
    { name: 'PICKUP', description: 'Pickup from branch', isPickup: true },
    { name: 'DELIVERY', description: 'Delivery to site', isPickup: false },
  ]
  expect(despatchKind(methods, name)).toBe(kind)
})

test('each delivery charge is ordered at the price that was shown', async () => {
  const { simulator, api } = openSupplier()
  const cartId = simulator.openCart('demo-admin', [{ productId: 'FX100001', quantity: 3 }])
  const goods = await api.getCartContents({ sessionID: cartId })
  const zones = worlds.typical().vehicleTypes.flatMap((vehicle) => vehicle.zones)
  for (const { chargeProductId: productID } of zones) {
    const [withoutTax, withTax] = await Promise.all(
      [false, true].map((incGST) => api.getProductDetails({ productID, incGST })),
    )
    await api.addCartProduct({ sessionID: cartId, productID, UOM: 'ea', quoteQty: 1 })
    const lines = await api.getCartContents({ sessionID: cartId })
    const { subtotal, gst, total } = cartTotals(lines)
    expect(cartTotals(goods, chargePrice(withoutTax, withTax))).toMatchObject({ subtotal, gst, total })
    const line = lines.find((entry) => entry.productId === productID)
    if (line) await api.deleteCartProduct({ sessionID: cartId, productID, lineID: line.lineId })
  }
})

const product: Product = {
  productId: 'DEL',
  name: 'Delivery',
  description: '',
  image: '',
  pictures: [],
  stockStatus: null,
  prices: { rrp: null, trade: null, best: null, customer: 3500 },
  units: ['EA'],
  isTally: false,
  files: [],
}
const priced = (customer: number | null) => ({ ...product, prices: { ...product.prices, customer } })

test.each([
  ['both prices', product, priced(3850), { unitPrice: 3500, unitGst: 350 }],
  ['no price with tax', product, undefined, { unitPrice: 3500, unitGst: null }],
  ['neither price', undefined, undefined, { unitPrice: null, unitGst: null }],
  ['a price of 0', priced(0), priced(0), { unitPrice: 0, unitGst: 0 }],
  ['another unit', { ...product, units: ['KM'] }, priced(3850), { unitPrice: null, unitGst: null }],
  ['no unit', { ...product, units: [] }, priced(3850), { unitPrice: 3500, unitGst: 350 }],
])('the unit price and GST of a charge with %s', (_what, withoutTax, withTax, price) => {
  expect(chargePrice(withoutTax, withTax)).toEqual(price)
})

const texts = (today: string) => likelyDays(today).map(({ label, value }) => `${label} ${value}`)

test('on Friday and Saturday the next Monday is offered too', () => {
  expect(texts('2026-11-27')).toEqual(['Tomorrow 2026-11-28', 'Next working day 2026-11-30'])
  expect(texts('2026-11-28')).toEqual(['Tomorrow 2026-11-29', 'Next working day 2026-11-30'])
})

test('on other days only tomorrow is offered, even on 31 December', () => {
  expect(texts('2026-11-29')).toEqual(['Tomorrow 2026-11-30'])
  expect(texts('2026-12-31')).toEqual(['Tomorrow 2027-01-01'])
  expect(texts('2026-10-04')).toEqual(['Tomorrow 2026-10-05'])
})
