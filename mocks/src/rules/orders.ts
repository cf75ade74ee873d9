import { readIsoDate, type Payload } from '@trade-portal/supplier-api'
import type { Session, Supplier } from '../state/supplier.ts'
import { taxOf, totalsOf } from '../world/money.ts'
import type { Order } from '../world/world.ts'
import { cartOf, pricedLine } from './carts.ts'
import { refuse, requireAll, type Check } from './refusal.ts'

/**
 * Places an order or quote. If the cart was ordered before, the supplier's `orderedCarts` decides what happens.
 * @throws Refusal for an invalid request
 */
export function placeOrder(supplier: Supplier, session: Session, payload: Payload<'processComplete'>): Order {
  const first = orderOfCart(supplier, payload.sessionID, session.customer.id)
  if (first && supplier.orderedCarts === 'recognised') {
    supplier.repeatedOrders.push({ number: first.number, cartId: payload.sessionID })
    return first
  }
  if (payload.transactionType === 'Order') refuseSuspended(supplier, session.customer.id)
  const cart = cartOf(supplier, payload.sessionID, session.customer.id)
  if (supplier.lists.some(({ cartId }) => cartId === cart.id))
    refuse('sessionID', 'This is a list, not a shopping cart')
  if (cart.lines.length === 0) refuse('sessionID', 'The shopping cart is empty')
  requireAll(orderChecks(supplier, payload))
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
  if (supplier.orderedCarts !== 'kept') cart.lines.splice(0)
  return order
}

/** The first order or quote that was placed with a cart; undefined if there is none. */
function orderOfCart(supplier: Supplier, cartId: string, customerId: string): Order | undefined {
  const committed = supplier.committedOrders.find((order) => order.cartId === cartId && order.customerId === customerId)
  return committed && supplier.orders.find(({ number }) => number === committed.number)
}

/**
 * Turns a quote into an order with the same number and prices.
 * @throws Refusal for a suspended account, a quote that is unknown or already accepted, and a missing delivery date
 */
export function acceptQuote(supplier: Supplier, customerId: string, payload: Payload<'acceptQuote'>): void {
  const { numTran, suffixTran, comment1 } = payload
  refuseSuspended(supplier, customerId)
  const index = supplier.orders.findIndex(
    ({ number, suffix, customerId: owner }) =>
      owner === customerId && String(number) === numTran && String(suffix) === suffixTran,
  )
  const quote = supplier.orders[index]
  if (!quote) refuse('numTran', `There is no quote ${numTran}-${suffixTran}`)
  if (quote.type !== 'Quote') refuse('numTran', `Quote ${numTran}-${suffixTran} has been accepted already`)
  const deliveryDate = readIsoDate(payload.deliveryDate)
  if (deliveryDate === null) refuse('deliveryDate', 'Please enter a delivery date')
  supplier.orders[index] = { ...quote, type: 'Order', deliveryDate }
  supplier.acceptedQuotes.push({ number: quote.number, customerId, deliveryDate, comment: comment1 })
}

/** @throws Refusal for a suspended account: it cannot order, but it can still ask for quotes */
function refuseSuspended({ world }: Supplier, customerId: string): void {
  if (world.customers.find(({ id }) => id === customerId)?.status === 'Suspended')
    refuse('customerID', 'This account is suspended: it cannot order until it is paid. Please call our accounts team.')
}

/**
 * The number of the next order: the lowest number that is above 480,000, above all order numbers, and not taken by an
 * invoice.
 */
function nextNumber(supplier: Supplier): number {
  const taken = new Set(supplier.invoices.map((invoice) => invoice.number))
  let number = supplier.orders.reduce((highest, order) => Math.max(highest, order.number), 480_000) + 1
  while (taken.has(number)) number += 1
  return number
}

function orderChecks({ world }: Supplier, payload: Payload<'processComplete'>): Check[] {
  const [delivery] = payload.deliveryDetails
  const method = world.despatchMethods.find(({ name }) => name === payload.despatchMethod)
  const isVehicle = world.vehicleTypes.some(({ id }) => id === delivery.vehicleType)
  return [
    ['despatchMethod', method !== undefined, 'Please select a despatch method'],
    ['branchID', world.branches.some(({ id }) => id === payload.branchID), 'Please select a branch'],
    ['dateRequired', isDateTime(payload.dateRequired), 'Please enter a required date and time'],
    ['deliveryDate', readIsoDate(delivery.deliveryDate) !== null, 'Please enter a delivery date'],
    ['vehicleType', method?.isPickup !== false || isVehicle, 'Please select a vehicle type'],
  ]
}

/** Whether a text is a date and time in ISO 8601, with whole minutes and a date that exists. */
function isDateTime(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:00$/.test(value) && readIsoDate(value) !== null
}
