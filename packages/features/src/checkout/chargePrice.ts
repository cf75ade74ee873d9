import type { Product } from '@trade-portal/supplier-api'
import type { ChargePrice } from '../trade/cart/cartTotals.ts'
import { chargeUnit } from '../trade/orders/orderRecords.ts'
import { pricedUnit } from '../trade/catalogue/shownPrices.ts'

/**
 * The customer's price of one delivery charge. Its tax is the price with tax minus the price without tax. The price is
 * unknown if the supplier gives no price, or only a price for another unit.
 */
export function chargePrice(withoutTax: Product | null | undefined, withTax: Product | null | undefined): ChargePrice {
  const unitPrice = customerPrice(withoutTax)
  const price = customerPrice(withTax)
  return { unitPrice, unitGst: unitPrice === null || price === null ? null : price - unitPrice }
}

function customerPrice(product: Product | null | undefined): number | null {
  if (!product || ![chargeUnit, ''].includes(pricedUnit(product).toLowerCase())) return null
  const { customer } = product.prices
  return customer === null || customer < 0 ? null : customer
}
