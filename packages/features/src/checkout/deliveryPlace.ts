import type { DeliveryPlace } from './findDelivery.ts'

/** The values by which a delivery is looked up; null until all are entered. */
export function deliveryPlace({ shipping, delivery }: DeliveryPlace): DeliveryPlace | null {
  const address = shipping.address.trim()
  const suburb = shipping.suburb.trim()
  const state = shipping.state.trim()
  const { vehicleType } = delivery
  const isComplete = [address, suburb, state, vehicleType].every((text) => text !== '')
  return isComplete ? { shipping: { address, suburb, state }, delivery: { vehicleType } } : null
}

/** The address in one line, without blanks around the typed texts. */
export function addressText({ shipping: { address, suburb, state } }: DeliveryPlace): string {
  return `${address.trim()}, ${suburb.trim()}, ${state.trim()}`
}
