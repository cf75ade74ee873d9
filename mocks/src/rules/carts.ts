import type { OpenCart, Supplier } from '../state/supplier.ts'
import { taxOf, unitOf, unitPriceOf } from '../world/money.ts'
import type { CartLine, OrderLine, Product, TallyRow } from '../world/world.ts'
import { Refusal, refuse } from './refusal.ts'

/** A line to add or change, with the field names of the wire format. */
interface LineRequest {
  readonly productID: string
  readonly UOM: string
  readonly quoteQty: number
  readonly tallyLength: readonly TallyRow[]
}

/** Creates an empty cart. The customer's other carts stay, because one may be in use in another browser. */
export function openCart(supplier: Supplier, customerId: string): OpenCart {
  const cart: OpenCart = { id: supplier.nextId('cart'), customerId, lines: [], nextLineId: 1 }
  supplier.carts.set(cart.id, cart)
  return cart
}

/** A cart or list that the customer may change. @throws Refusal for any other cart */
export function cartOf(supplier: Supplier, cartId: string, customerId: string, field = 'sessionID'): OpenCart {
  const cart = readableCart(supplier, cartId, customerId, field)
  if (cart.customerId === null) refuse(field, 'Generic lists belong to the supplier and cannot be changed')
  // An ordered cart stays closed. Otherwise a customer could change it and order again, and the supplier would take the
  // second order for a repeat of the first.
  if (isClosed(supplier, cart)) refuse(field, 'This shopping cart has been ordered')
  return cart
}

function isClosed({ orderedCarts, committedOrders }: Supplier, cart: OpenCart): boolean {
  return orderedCarts === 'recognised' && committedOrders.some(({ cartId }) => cartId === cart.id)
}

/**
 * A cart or list that the customer may read: one of their own, or a generic list. @throws Refusal for any other cart
 */
export function readableCart(supplier: Supplier, cartId: string, customerId: string, field = 'sessionID'): OpenCart {
  const cart = supplier.carts.get(cartId)
  const isReadable = cart !== undefined && (cart.customerId === null || cart.customerId === customerId)
  return isReadable ? cart : refuse(field, 'This shopping cart does not exist any more')
}

/**
 * Adds a line to the cart. If a line has the same product and unit, adds to its quantity instead. Lines with tally lengths
 * are never merged.
 */
export function addLine(supplier: Supplier, cart: OpenCart, request: LineRequest): void {
  const added = checkedLine(supplier, request)
  const same = cart.lines.findIndex(
    (line) => line.productId === added.productId && line.unit === added.unit && line.tallies.length === 0,
  )
  const existing = added.tallies.length === 0 ? cart.lines[same] : undefined
  if (existing) {
    cart.lines[same] = { ...existing, quantity: existing.quantity + added.quantity }
    return
  }
  cart.lines.push({ ...added, lineId: cart.nextLineId })
  cart.nextLineId += 1
}

/**
 * Adds copies of lines at current prices. Leaves out charges, credits and lines that can no longer be ordered.
 * @throws Refusal if none of the lines can be copied
 */
export function copyLines(
  supplier: Supplier,
  cart: OpenCart,
  lines: readonly Pick<CartLine, 'productId' | 'unit' | 'quantity' | 'tallies'>[],
  field: string,
): void {
  const requests = lines
    .filter(({ productId }) => !isCharge(supplier, productId))
    .map(({ productId, unit, quantity, tallies }) => ({
      productID: productId,
      UOM: unit,
      quoteQty: quantity,
      tallyLength: tallies,
    }))
    .filter((request) => isOrderable(supplier, request))
  if (requests.length === 0 && lines.length > 0) refuse(field, 'None of these products can be ordered any more')
  for (const request of requests) addLine(supplier, cart, request)
}

/** Replaces unit, quantity and lengths of a line. @throws Refusal if the cart has no line with this id and product */
export function changeLine(supplier: Supplier, cart: OpenCart, lineId: string, request: LineRequest): void {
  const index = lineIndex(cart, lineId, request.productID)
  cart.lines[index] = { ...checkedLine(supplier, request), lineId: Number(lineId) }
}

/** @throws Refusal if the cart has no line with this id and product */
export function removeLine(cart: OpenCart, lineId: string, productId: string): void {
  cart.lines.splice(lineIndex(cart, lineId, productId), 1)
}

/** Turns a cart line into an order line at the current price. */
export function pricedLine(supplier: Supplier, line: CartLine): OrderLine & { readonly product: Product } {
  const product = productOf(supplier, line.productId)
  const unitPrice = unitPriceOf(product, line.unit) ?? 0
  const { productId, unit, quantity, tallies } = line
  return {
    productId,
    unit,
    quantity,
    tallies,
    description: product.name,
    unitPrice,
    unitGst: taxOf(unitPrice, supplier.world.tax.inCarts),
    product,
  }
}

function lineIndex(cart: OpenCart, lineId: string, productId: string): number {
  const index = cart.lines.findIndex((line) => String(line.lineId) === lineId && line.productId === productId)
  if (index < 0) refuse('lineID', 'This line is not in the shopping cart any more')
  return index
}

function productOf(supplier: Supplier, productId: string): Product {
  return supplier.products.get(productId) ?? refuse('productID', `There is no product ${productId}`)
}

function isCharge({ world }: Supplier, productId: string): boolean {
  return world.vehicleTypes.some(({ zones }) => zones.some((zone) => zone.chargeProductId === productId))
}

function isOrderable(supplier: Supplier, request: LineRequest): boolean {
  try {
    return checkedLine(supplier, request).quantity > 0
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

function checkedLine(supplier: Supplier, request: LineRequest): Omit<CartLine, 'lineId'> {
  const product = productOf(supplier, request.productID)
  const unit =
    unitOf(product, request.UOM) ?? refuse('UOM', `${product.name} is not sold by ${request.UOM || 'this unit'}`)
  const quantity = product.isTally ? talliedQuantity(request) : wholeQuantity(request)
  return { productId: product.id, unit: unit.name, quantity, tallies: request.tallyLength }
}

function wholeQuantity({ quoteQty, tallyLength }: LineRequest): number {
  if (tallyLength.length > 0) refuse('tallyLength', 'This product is not sold by length')
  if (!Number.isSafeInteger(quoteQty) || quoteQty <= 0)
    refuse('quoteQty', 'The quantity must be a whole number above 0')
  return quoteQty
}

function talliedQuantity({ quoteQty, tallyLength }: LineRequest): number {
  if (tallyLength.length === 0) refuse('tallyLength', 'Please enter lengths and quantities')
  if (tallyLength.some(({ length, qty }) => length <= 0 || qty <= 0 || !Number.isSafeInteger(qty))) {
    refuse('tallyLength', 'Lengths must be above 0 and quantities whole numbers above 0')
  }
  // The sum is in millimetres, because sums of decimal metres have floating-point errors.
  const total = tallyLength.reduce((sum, { length, qty }) => sum + Math.round(length * 1000) * qty, 0)
  if (Math.round(quoteQty * 1000) !== total) refuse('quoteQty', 'The quantity is not the sum of the lengths')
  return total / 1000
}
