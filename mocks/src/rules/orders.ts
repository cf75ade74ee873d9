import { readIsoDate, type Payload } from '@trade-portal/supplier-api'
import { cartOf, pricedLine } from './carts.ts'
import { taxOf, totalsOf } from '../world/money.ts'
import { Refusal, refuse, type RefusalRow } from './refusal.ts'
import type { Session, Supplier } from '../state/supplier.ts'
import type { Order } from '../world/world.ts'

/** Makes an order or quote of a cart. It always makes a new one: a repeat is not recognised. @throws Refusal */
export function placeOrder(supplier: Supplier, session: Session, payload: Payload<'processComplete'>): Order {
  const cart = cartOf(supplier, payload.sessionID, session.customer.id)
  if (supplier.lists.some(({ cartId }) => cartId === cart.id))
    refuse('sessionID', 'This is a list, not a shopping cart')
  if (cart.lines.length === 0) refuse('sessionID', 'The shopping cart is empty')
  const wrong = wrongFields(supplier, payload)
  if (wrong.length > 0) throw new Refusal(wrong)
  const lines = cart.lines.map((line) => {
    const { product: _, ...ordered } = pricedLine(supplier, line)
    return { ...ordered, unitGst: taxOf(ordered.unitPrice, supplier.world.tax.onOrders) }
  })
  const order: Order = {
    number: nextNumber(supplier),
    suffix: 0,
    type: payload.transactionType,
    customerId: session.customer.id,
    createdAt: supplier.now().toISOString(),
    deliveryDate: payload.deliveryDetails[0].deliveryDate,
    branchId: payload.branchID,
    reference: payload.buildersRef,
    shipAddress: payload.clientAddress,
    shipPlace: [payload.clientSuburb, payload.clientState, payload.clientPostcode].join(' ').trim(),
    jobName: payload.clientName,
    lines,
    totals: totalsOf(lines),
  }
  supplier.orders.unshift(order)
  supplier.committedOrders.push({
    number: order.number,
    type: order.type,
    cartId: cart.id,
    customerId: order.customerId,
    total: order.totals.incGst,
    lines: lines.map(({ productId, unit, quantity }) => ({ productId, unit, quantity })),
  })
  if (supplier.orderedCarts === 'emptied') cart.lines.splice(0)
  return order
}

/** The number after the highest order; those of invoices are never used again. */
function nextNumber(supplier: Supplier): number {
  const taken = new Set(supplier.invoices.map((invoice) => invoice.number))
  let number = supplier.orders.reduce((highest, order) => Math.max(highest, order.number), 480_000) + 1
  while (taken.has(number)) number += 1
  return number
}

function wrongFields({ world }: Supplier, payload: Payload<'processComplete'>): RefusalRow[] {
  const [delivery] = payload.deliveryDetails
  const method = world.despatchMethods.find(({ name }) => name === payload.despatchMethod)
  const isVehicle = world.vehicleTypes.some(({ id }) => id === delivery.vehicleType)
  const checks: readonly (readonly [string, boolean, string])[] = [
    ['despatchMethod', method !== undefined, 'Please select a despatch method'],
    ['branchID', world.branches.some(({ id }) => id === payload.branchID), 'Please select a branch'],
    ['dateRequired', isMoment(payload.dateRequired), 'Please enter a required date and time'],
    ['deliveryDate', readIsoDate(delivery.deliveryDate) !== null, 'Please enter a delivery date'],
    ['vehicleType', method?.isPickup !== false || isVehicle, 'Please select a vehicle type'],
  ]
  return checks.flatMap(([field, isRight, msg]) => (isRight ? [] : [{ field, msg }]))
}

/** A minute of a real day. */
function isMoment(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:00$/.test(value) && readIsoDate(value) !== null
}
