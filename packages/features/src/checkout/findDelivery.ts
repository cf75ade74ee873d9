import type { DeliveryPrice } from '../trade/cart/cartTotals.ts'
import { signsOut } from '../foundation/failures/failures.ts'
import type { OrderApi } from './orderApi.ts'
import type { OrderDetails } from './orderPayload.ts'

/** Where a delivery comes from, and what it costs. */
export interface FoundDelivery {
  readonly branchId: string
  readonly distanceKm: number
  /** The product of the delivery charge. */
  readonly charge: string
  /** False if the address was not found. The branch and the charge are then those for latitude 0 and longitude 0. */
  readonly isLocated: boolean
}

/** A delivery with the price of its charge as it was shown. */
export interface ShownDelivery extends FoundDelivery {
  readonly price: DeliveryPrice
}

export type DeliveryApi = Pick<OrderApi, 'geocode' | 'closestBranch' | 'deliveryCharge'>

/** What a delivery is found by: an address and a vehicle. */
export interface DeliveryPlace {
  readonly shipping: Pick<OrderDetails['shipping'], 'address' | 'suburb' | 'state'>
  readonly delivery: Pick<OrderDetails['delivery'], 'vehicleType'>
}

/**
 * Finds the branch that delivers to an address, and the charge. Only reads, so it can be asked before the order too.
 * @throws the error of the call that fails, except that of locating the address
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

/** The position of an address; undefined if it was not found. No address is at latitude 0 and longitude 0. */
async function locate(orderApi: Pick<OrderApi, 'geocode'>, shipping: DeliveryPlace['shipping']) {
  try {
    const position = await orderApi.geocode(shipping)
    return position.latitude === 0 && position.longitude === 0 ? undefined : position
  } catch (error) {
    if (signsOut(error)) throw error
    return undefined
  }
}
