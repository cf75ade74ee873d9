import type { CartLine } from '@trade-portal/supplier-api'
import { ActionError } from '../foundation/failures/failures.ts'
import type { OrderAttempts } from '../trade/orders/orderAttempts.ts'
import type { FoundDelivery } from './findDelivery.ts'
import type { OrderRequest } from './orderPayload.ts'
import type { OrderApi } from './orderApi.ts'

export interface PrepareDeliveryInput {
  readonly orderApi: OrderApi
  readonly attempts: OrderAttempts
  readonly cartId: string
  readonly request: OrderRequest
  /** Where the delivery comes from; undefined for a pickup. */
  readonly found: FoundDelivery | undefined
  readonly lines: readonly CartLine[]
  /** The product of the delivery charge that an earlier attempt added to the cart; '' for none. */
  readonly chargeProduct: string
}

export interface PreparedDelivery {
  readonly branchId: string
  /** The current lines of the cart. */
  readonly lines: readonly CartLine[]
  /** The product of the delivery charge; '' for none. */
  readonly charge: string
  /** Whether the cart has exactly the right delivery charge: one for a delivery, none for a pickup. */
  readonly hasRightCharge: boolean
}

/**
 * Updates the delivery charge in the cart: one for a delivery, none for a pickup, regardless
 * of charges that earlier attempts have added.
 * @throws the error of the first call that fails, or ActionError if the session has ended; nothing is ordered then
 */
export async function prepareDelivery(input: PrepareDeliveryInput): Promise<PreparedDelivery> {
  const { orderApi, request, found, lines, chargeProduct } = input
  if (found === undefined) {
    const removed = await removeLines(
      orderApi,
      lines.filter((line) => line.productId === chargeProduct),
    )
    const now = removed ? await orderApi.readCart() : lines
    const hasRightCharge = !now.some((line) => line.productId === chargeProduct)
    return { branchId: request.form.delivery.branch, lines: now, charge: '', hasRightCharge }
  }
  const { branchId, charge } = found
  const changed = await ensureOneCharge(input, charge)
  const now = changed ? await orderApi.readCart() : lines
  const charges = now.filter((line) => line.productId === charge || line.productId === chargeProduct)
  const hasRightCharge = charges.length === 1 && charges[0]?.productId === charge && charges[0].quantity === 1
  return { branchId, lines: now, charge, hasRightCharge }
}

/** Leaves exactly one line with the delivery charge in the cart. @returns whether the cart was changed */
async function ensureOneCharge(input: PrepareDeliveryInput, charge: string): Promise<boolean> {
  const { orderApi, attempts, cartId, lines, chargeProduct } = input
  const charges = lines.filter((line) => line.productId === charge || line.productId === chargeProduct)
  const kept = charges.find((line) => line.productId === charge && line.quantity === 1)
  const removed = await removeLines(
    orderApi,
    charges.filter((line) => line !== kept),
  )
  // Stored before it is added: if the response is lost, a later attempt must know that the charge may be in the cart.
  const isStored = attempts.write({ state: 'preparing', cartId, chargeProduct: charge })
  if (!isStored) throw new ActionError('The session has ended.')
  if (!kept) await orderApi.addCharge(charge)
  return removed || !kept
}

async function removeLines(orderApi: OrderApi, lines: readonly CartLine[]): Promise<boolean> {
  for (const line of lines) await orderApi.removeLine(line)
  return lines.length > 0
}
