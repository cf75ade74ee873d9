import type { CartLine } from '@trade-portal/supplier-api'
import { ActionError, signsOut } from '../failures/failures.ts'
import type { OrderAttempts } from '../cart/orderAttempts.ts'
import type { OrderDetails, OrderRequest } from './orderDetails.ts'
import type { OrderApi } from './orderApi.ts'

export interface SettleDeliveryInput {
  readonly orderApi: OrderApi
  readonly attempts: OrderAttempts
  readonly cartId: string
  readonly request: OrderRequest
  readonly lines: readonly CartLine[]
  /** The delivery charge that an earlier attempt put into the cart; '' for none. */
  readonly chargeProduct: string
}

export interface Settled {
  readonly branchId: string
  /** The cart as it is now. */
  readonly lines: readonly CartLine[]
  /** The product of the delivery charge; '' for none. */
  readonly charge: string
  /** The cart holds the one charge that belongs to it, or none where none does. */
  readonly isSettled: boolean
}

/**
 * Decides the branch, and sees to it that the cart holds exactly the delivery charge that belongs to this order:
 * one for a delivery, none for a pickup, however many attempts went before.
 * @throws the error of the first step that fails; nothing has been ordered then.
 */
export async function settleDelivery(input: SettleDeliveryInput): Promise<Settled> {
  const { orderApi, request, lines, chargeProduct } = input
  const { delivery } = request.form
  if (request.isPickup) {
    const removed = await removeLines(
      orderApi,
      lines.filter((line) => line.productId === chargeProduct),
    )
    const now = removed ? await orderApi.readCart() : lines
    const isSettled = !now.some((line) => line.productId === chargeProduct)
    return { branchId: delivery.branch, lines: now, charge: '', isSettled }
  }
  const closest = await orderApi.closestBranch(await locate(orderApi, request.form), delivery.vehicleType)
  const charge = await orderApi.deliveryCharge(closest, delivery.vehicleType)
  const changed = await holdOneCharge(input, charge)
  const now = changed ? await orderApi.readCart() : lines
  const charges = now.filter((line) => line.productId === charge || line.productId === chargeProduct)
  const isSettled = charges.length === 1 && charges[0]?.productId === charge && charges[0].quantity === 1
  return { branchId: closest.branchId, lines: now, charge, isSettled }
}

/** An address that cannot be found counts as latitude 0, longitude 0. */
async function locate(orderApi: OrderApi, { shipping }: OrderDetails) {
  try {
    return await orderApi.geocode(shipping)
  } catch (error) {
    if (signsOut(error)) throw error
    return { latitude: 0, longitude: 0 }
  }
}

/** @returns whether the cart was changed. */
async function holdOneCharge(input: SettleDeliveryInput, charge: string): Promise<boolean> {
  const { orderApi, attempts, cartId, lines, chargeProduct } = input
  const charges = lines.filter((line) => line.productId === charge || line.productId === chargeProduct)
  const kept = charges.find((line) => line.productId === charge && line.quantity === 1)
  const removed = await removeLines(
    orderApi,
    charges.filter((line) => line !== kept),
  )
  // Noted before it is added: if the answer is lost, a later attempt must know that it may be there.
  const isNoted = attempts.write({ state: 'preparing', cartId, chargeProduct: charge })
  if (!isNoted) throw new ActionError('The session has ended.')
  if (!kept) await orderApi.addCharge(charge)
  return removed || !kept
}

async function removeLines(orderApi: OrderApi, lines: readonly CartLine[]): Promise<boolean> {
  for (const line of lines) await orderApi.removeLine(line)
  return lines.length > 0
}
