import type { CartLine } from '@trade-portal/supplier-api'
import type { ChargePrice } from '../trade/cart/cartTotals.ts'
import type { OrderAttempt } from '../trade/orders/orderRecords.ts'
import type { FoundDelivery } from './delivery.ts'

// These functions compare what is about to be ordered with what the customer has seen.

/** The product of the delivery charge that an attempt may have added to its cart; '' for none. */
export function addedCharge(attempt: OrderAttempt | undefined): string {
  return attempt && 'chargeProduct' in attempt ? attempt.chargeProduct : ''
}

/** The lines that are not delivery charges. An order needs at least one. @param charges Products of delivery charges. */
export function goodsOf<Line extends CartLine>(lines: readonly Line[], charges: readonly string[]): Line[] {
  return lines.filter(({ productId }) => !charges.includes(productId))
}

/**
 * Whether a cart has the same lines, quantities and prices as were shown.
 * @param charges Products of delivery charges that the portal has added; they are not compared.
 */
export function isSameCart(now: readonly CartLine[], shown: readonly CartLine[], charges: readonly string[]): boolean {
  return fingerprint(now, charges) === fingerprint(shown, charges)
}

function fingerprint(lines: readonly CartLine[], charges: readonly string[]): string {
  return JSON.stringify(
    goodsOf(lines, charges)
      .map((line) => [line.lineId, line.productId, line.unit, line.quantity, line.unitPrice, line.unitGst])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  )
}

/**
 * Whether a delivery is as it was shown: it comes from the same branch for the same charge. If none was shown, any delivery
 * is accepted, except one whose address was not found, because the user has to confirm that address first.
 */
export function isShownDelivery(found: FoundDelivery, shown: FoundDelivery | undefined): boolean {
  if (!found.isLocated && shown?.isLocated !== false) return false
  return shown === undefined || (found.branchId === shown.branchId && found.charge === shown.charge)
}

/** Whether a delivery charge in the cart has the price that was shown. A price that was not shown is not compared. */
export function isShownPrice(charge: ChargePrice, shown: ChargePrice | undefined): boolean {
  // A missing price of the charge in the cart counts as 0.
  const isSame = (now: number | null, before: number | null | undefined) =>
    before === null || before === undefined || (now ?? 0) === before
  return isSame(charge.unitPrice, shown?.unitPrice) && isSame(charge.unitGst, shown?.unitGst)
}
