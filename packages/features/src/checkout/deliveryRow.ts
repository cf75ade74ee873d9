import type { Delivery } from './useDelivery.ts'

/** The row of the delivery among the totals; undefined for a pickup. */
export function deliveryRow(delivery: Delivery) {
  if (delivery.state === 'none') return undefined
  if (delivery.state !== 'found') return { term: 'Delivery', unitPrice: null, unitGst: null }
  const { branch, price } = delivery
  return { term: `Delivery from ${branch}`, unitPrice: price.unitPrice, unitGst: price.unitGst }
}
