import type { CartLine, Product, SupplierApi } from '@trade-portal/supplier-api'
import { addBusinessDays, addDays, parseISO } from 'date-fns'
import { ActionError, signsOut } from '../foundation/failures/failures.ts'
import { dayOf } from '../foundation/time/calendarDay.ts'
import type { ChargePrice } from '../trade/cart/cartTotals.ts'
import { pricedUnit } from '../trade/catalogue/shownPrices.ts'
import type { OrderAttempts } from '../trade/orders/orderAttempts.ts'
import { orderMessages } from '../trade/orders/orderMessages.ts'
import { chargeUnit, type OrderAttempt } from '../trade/orders/orderRecords.ts'
import type { CheckoutChoices, CheckoutValues, DeliveryPlace, DespatchKind, FoundDelivery } from './checkout.ts'

/** Thrown if the delivery is no longer the one that was shown. */
export class DeliveryChangedError extends ActionError {
  readonly found: FoundDelivery
  constructor(found: FoundDelivery) {
    super(orderMessages.deliveryChanged)
    this.found = found
  }
}

/** The place of a delivery, trimmed; null until all of its values have been entered. */
export function deliveryPlace({ shipping, delivery }: Pick<CheckoutValues, 'shipping' | 'delivery'>) {
  const place: DeliveryPlace = {
    address: shipping.address.trim(),
    suburb: shipping.suburb.trim(),
    state: shipping.state.trim(),
    vehicleType: delivery.vehicleType,
  }
  return Object.values(place).every((text) => text !== '') ? place : null
}

/** The address in one line, trimmed. */
export function addressText({ address, suburb, state }: Omit<DeliveryPlace, 'vehicleType'>): string {
  return `${address.trim()}, ${suburb.trim()}, ${state.trim()}`
}

type DeliveryApi = Pick<SupplierApi, 'getGeocode' | 'getClosestBranch' | 'getDeliveryCharge'>

/**
 * Finds the branch that delivers to an address, and the charge. Only reads. If the lookup of the address fails, the address
 * counts as not found.
 * @throws the error of finding the branch or the charge, or any error that signs the user out
 */
export async function findDelivery(api: DeliveryApi, place: DeliveryPlace): Promise<FoundDelivery> {
  const { vehicleType } = place
  const position = await locate(api, place)
  const closest = await api.getClosestBranch({ ...(position ?? { latitude: 0, longitude: 0 }), vehicleType })
  const { branchId, distanceKm } = closest
  const charge = await api.getDeliveryCharge({ branchID: branchId, distanceKm, vehicleType })
  return { ...closest, charge, isLocated: position !== undefined }
}

/** Undefined if the address was not found. Latitude 0 and longitude 0 count as not found, because no address is there. */
async function locate(api: DeliveryApi, { address, suburb, state }: DeliveryPlace) {
  try {
    const position = await api.getGeocode({ addressLine1: address, addressLine2: suburb, addressLine3: state })
    return position.latitude === 0 && position.longitude === 0 ? undefined : position
  } catch (error) {
    if (signsOut(error)) throw error
    return undefined
  }
}

/**
 * Whether a delivery has the branch and the charge that the customer has seen, if any. That the address was not found must
 * have been seen, because such an address needs a confirmation.
 */
export function matchesShownDelivery(found: FoundDelivery, shown: FoundDelivery | undefined): boolean {
  if (!found.isLocated && shown?.isLocated !== false) return false
  return shown === undefined || (found.branchId === shown.branchId && found.charge === shown.charge)
}

/** The customer's price of one delivery charge. It is unknown if the supplier gives none, or only one for another unit. */
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

/** Whether a delivery charge in the cart has the price that was shown. A price that was not shown is not compared. */
export function matchesShownPrice(charge: ChargePrice, shown: ChargePrice | undefined): boolean {
  // A missing price in the cart counts as 0.
  const isSame = (now: number | null, before: number | null | undefined) =>
    before === null || before === undefined || (now ?? 0) === before
  return isSame(charge.unitPrice, shown?.unitPrice) && isSame(charge.unitGst, shown?.unitGst)
}

/** The product id of the delivery charge that an attempt may have added to its cart; '' if none. */
export function addedCharge(attempt: OrderAttempt | undefined): string {
  return attempt && 'chargeProduct' in attempt ? attempt.chargeProduct : ''
}

/**
 * The cart's lines of goods, leaving out delivery charges. An order needs at least one line of goods.
 * @param charges Product ids of delivery charges.
 */
export function goodsOf<Line extends CartLine>(lines: readonly Line[], charges: readonly string[]): Line[] {
  return lines.filter(({ productId }) => !charges.includes(productId))
}

interface ChargedCart {
  readonly api: SupplierApi
  readonly attempts: OrderAttempts
  readonly cartId: string
  readonly lines: readonly CartLine[]
  /** The product id of the charge that the order needs; '' for a pickup. */
  readonly charge: string
  /** The product id of the charge that an earlier attempt may have added; '' if none. */
  readonly added: string
}

/**
 * Corrects the delivery charges in the cart, whatever earlier attempts have added: one for a delivery, none for a pickup.
 * @returns the lines that the cart then has. Undefined if their charges are still not right
 * @throws the error of the first call that fails, or ActionError if the session has ended
 */
export async function correctCharge(cart: ChargedCart): Promise<readonly CartLine[] | undefined> {
  const { api, attempts, cartId, lines, charge, added } = cart
  const isCharge = ({ productId }: CartLine) => productId !== '' && [charge, added].includes(productId)
  const isRight = (line: CartLine) => isCharge(line) && line.productId === charge && line.quantity === 1
  const kept = lines.find(isRight)
  const superfluous = lines.filter((line) => isCharge(line) && line !== kept)
  for (const { productId, lineId } of superfluous)
    await api.deleteCartProduct({ sessionID: cartId, productID: productId, lineID: lineId })
  // Stored before adding: if the response is lost, a later attempt must know that the cart may contain the charge.
  if (charge !== '' && !attempts.write({ state: 'preparing', cartId, chargeProduct: charge })) {
    throw new ActionError('The session has ended.')
  }
  const isMissing = charge !== '' && !kept
  if (isMissing) await api.addCartProduct({ sessionID: cartId, productID: charge, UOM: chargeUnit, quoteQty: 1 })
  const now = isMissing || superfluous.length > 0 ? await api.getCartContents({ sessionID: cartId }) : lines
  const charges = now.filter(isCharge)
  return charges.length === (charge === '' ? 0 : 1) && charges.every(isRight) ? now : undefined
}

/** The kind of the method with this name; `none` if the method is no longer offered. */
export function despatchKind(methods: CheckoutChoices['methods'], name: string): DespatchKind {
  const method = methods.find((entry) => entry.name === name)
  if (!method) return 'none'
  return method.isPickup ? 'pickup' : 'delivery'
}

/** The most likely required days: tomorrow, and the next working day (Monday to Friday) if that is not tomorrow. */
export function likelyDays(today: string) {
  const day = parseISO(today)
  const tomorrow = { label: 'Tomorrow', value: dayOf(addDays(day, 1)) }
  const working = { label: 'Next working day', value: dayOf(addBusinessDays(day, 1)) }
  return working.value === tomorrow.value ? [tomorrow] : [tomorrow, working]
}
