import { worlds } from '@trade-portal/mocks'
import type { Product } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { cartTotals } from '../trade/cart/cartTotals.ts'
import { openSupplier } from '../testing/openSupplier.ts'
import { chargePrice } from './chargePrice.ts'

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
