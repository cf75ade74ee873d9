import type { CartLine, DespatchMethod } from '@trade-portal/supplier-api'
import { ActionError, signsOut } from '../foundation/failures/failures.ts'
import type { ChargePrice } from '../trade/cart/cartTotals.ts'
import type { OrderAttempts } from '../trade/orders/orderAttempts.ts'
import { orderMessages } from '../trade/orders/orderMessages.ts'
import type { OrderAttempt } from '../trade/orders/orderRecords.ts'
import type { OrderDetails } from './checkoutValues.ts'
import type { OrderApi, OrderRequest } from './orderPayload.ts'

/** The branch that a delivery comes from, and its charge. */
export interface FoundDelivery {
  readonly branchId: string
  readonly distanceKm: number
  /** Id of the product that represents the delivery charge. */
  readonly charge: string
  /**
   * False if the address was not found. The branch and the charge then belong to the position at latitude 0, longitude 0.
   */
  readonly isLocated: boolean
}

/** What the checkout knows about the delivery before the order is placed. */
export type Delivery =
  /** The order is a pickup, or nothing is chosen yet. */
  | { readonly state: 'none' }
  /** The address or vehicle is missing or being changed. */
  | { readonly state: 'incomplete' }
  | { readonly state: 'loading' }
  /** The lookup failed, and the form says so. Sending the order repeats the lookup. */
  | { readonly state: 'failed' }
  | {
      readonly state: 'found'
      readonly place: DeliveryPlace
      readonly found: FoundDelivery
      readonly branch: string
      readonly price: ChargePrice
    }

/** Thrown if the delivery is no longer the one that was shown. */
export class DeliveryChangedError extends ActionError {
  readonly found: FoundDelivery
  constructor(found: FoundDelivery) {
    super(orderMessages.deliveryChanged)
    this.found = found
  }
}

export type DeliveryApi = Pick<OrderApi, 'geocode' | 'closestBranch' | 'deliveryCharge'>

/** The values that determine a delivery: an address and a vehicle. */
export interface DeliveryPlace {
  readonly shipping: Pick<OrderDetails['shipping'], 'address' | 'suburb' | 'state'>
  readonly delivery: Pick<OrderDetails['delivery'], 'vehicleType'>
}

/** The values that determine a delivery; null until all of them have been entered. */
export function deliveryPlace({ shipping, delivery }: DeliveryPlace): DeliveryPlace | null {
  const address = shipping.address.trim()
  const suburb = shipping.suburb.trim()
  const state = shipping.state.trim()
  const { vehicleType } = delivery
  const isComplete = [address, suburb, state, vehicleType].every((text) => text !== '')
  return isComplete ? { shipping: { address, suburb, state }, delivery: { vehicleType } } : null
}

/** The address in one line. Leading and trailing blanks of the typed texts are ignored. */
export function addressText({ shipping: { address, suburb, state } }: DeliveryPlace): string {
  return `${address.trim()}, ${suburb.trim()}, ${state.trim()}`
}

/**
 * Finds the branch that delivers to an address, and the charge. The calls only read data, so they can be made before the
 * order. If the lookup of the address fails, the address counts as not found.
 * @throws the error if finding the branch or the charge fails, or any error that signs the user out
 */
export async function findDelivery(
  orderApi: DeliveryApi,
  { shipping, delivery: { vehicleType } }: DeliveryPlace,
): Promise<FoundDelivery> {
  const position = await locate(orderApi, shipping)
  const closest = await orderApi.closestBranch(position ?? { latitude: 0, longitude: 0 }, vehicleType)
  const charge = await orderApi.deliveryCharge(closest, vehicleType)
  return { ...closest, charge, isLocated: position !== undefined }
}

/**
 * The position of an address. Undefined if the address was not found. Latitude 0 and longitude 0 also count as not found,
 * because no real address is there.
 */
async function locate(orderApi: Pick<OrderApi, 'geocode'>, shipping: DeliveryPlace['shipping']) {
  try {
    const position = await orderApi.geocode(shipping)
    return position.latitude === 0 && position.longitude === 0 ? undefined : position
  } catch (error) {
    if (signsOut(error)) throw error
    return undefined
  }
}

/**
 * Whether the delivery that was found may be used for the order. It must have the branch and the charge that the customer
 * has seen. If the customer has seen no delivery yet, any branch and charge will do. If the address was not found, the
 * customer must have seen that, because such an address needs a confirmation.
 */
export function matchesShownDelivery(found: FoundDelivery, shown: FoundDelivery | undefined): boolean {
  if (!found.isLocated && shown?.isLocated !== false) return false
  return shown === undefined || (found.branchId === shown.branchId && found.charge === shown.charge)
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

interface PrepareDeliveryInput {
  readonly orderApi: OrderApi
  readonly attempts: OrderAttempts
  readonly cartId: string
  readonly request: OrderRequest
  /** The delivery that was found for the order; undefined for a pickup. */
  readonly found: FoundDelivery | undefined
  readonly lines: readonly CartLine[]
  /** The product id of the delivery charge that an earlier attempt added to the cart; '' if none. */
  readonly chargeProduct: string
}

export interface PreparedDelivery {
  readonly branchId: string
  readonly lines: readonly CartLine[]
  /** The product id of the delivery charge; '' if none. */
  readonly charge: string
  /** Whether the cart has exactly the right delivery charge: one for a delivery, none for a pickup. */
  readonly hasRightCharge: boolean
}

/**
 * Corrects the delivery charges in the cart, whatever earlier attempts have added. A delivery needs exactly one charge, and
 * a pickup none.
 * @throws the error of the first call that fails, or ActionError if the session has ended. In both cases nothing is ordered
 */
export async function prepareDelivery(input: PrepareDeliveryInput): Promise<PreparedDelivery> {
  const { orderApi, attempts, cartId, request, found, lines, chargeProduct } = input
  const charge = found?.charge ?? ''
  const isCharge = ({ productId }: CartLine) => productId !== '' && [charge, chargeProduct].includes(productId)
  const isRight = ({ productId, quantity }: CartLine) => productId === found?.charge && quantity === 1
  const kept = lines.find(isRight)
  const superfluous = lines.filter((line) => isCharge(line) && line !== kept)
  for (const line of superfluous) await orderApi.removeLine(line)
  const isMissing = found !== undefined && !kept
  // Stores the charge before adding it: if the response is lost, a later attempt must know that the cart may contain the
  // charge.
  if (found && !attempts.write({ state: 'preparing', cartId, chargeProduct: charge })) {
    throw new ActionError('The session has ended.')
  }
  if (isMissing) await orderApi.addCharge(charge)
  const now = isMissing || superfluous.length > 0 ? await orderApi.readCart() : lines
  const charges = now.filter(isCharge)
  const hasRightCharge = charges.length === (found ? 1 : 0) && charges.every(isRight)
  return { branchId: found?.branchId ?? request.form.delivery.branch, lines: now, charge, hasRightCharge }
}

/**
 * The kind of a despatch method: a `pickup` needs a branch, a `delivery` needs an address and a vehicle. As long as no
 * method is chosen, the kind is `none`, and the form asks only for what every order needs.
 */
export type DespatchKind = 'none' | 'pickup' | 'delivery'

/** The kind of the method with this name; `none` if the method is no longer offered. */
export function despatchKind(methods: readonly DespatchMethod[], name: string): DespatchKind {
  const method = methods.find((entry) => entry.name === name)
  if (!method) return 'none'
  return method.isPickup ? 'pickup' : 'delivery'
}
