import { cartOf, copyLines, openCart, readableCart } from './carts.ts'
import { refuse } from './refusal.ts'
import type { OpenCart, Supplier } from '../state/supplier.ts'

export interface KeptList {
  readonly name: string
  readonly cart: OpenCart
  /** The supplier's own: every customer sees it and nobody can change it. */
  readonly isGeneric: boolean
}

/** The generic lists, then the customer's own, each in the order of their making. */
export function listsOf(supplier: Supplier, customerId: string): KeptList[] {
  const kept = supplier.lists.flatMap(({ name, cartId }) => {
    const cart = supplier.carts.get(cartId)
    return cart ? [{ name, cart, isGeneric: cart.customerId === null }] : []
  })
  const own = kept.filter(({ cart }) => cart.customerId === customerId)
  return [...kept.filter(({ isGeneric }) => isGeneric), ...own]
}

/** Keeps a copy of a cart's lines. A list of the same name gets them in place of its own, and stays at its address. */
export function saveList(supplier: Supplier, customerId: string, cartId: string, name: string): void {
  const source = cartOf(supplier, cartId, customerId)
  const wanted = name.trim()
  if (wanted === '') refuse('customList', 'Please enter a name')
  if (source.lines.length === 0) refuse('sessionID', 'The shopping cart is empty')
  const same = listsOf(supplier, customerId).find(
    (list) => !list.isGeneric && list.name.toLowerCase() === wanted.toLowerCase(),
  )
  // Copied before the old lines go: a list may be saved over itself.
  const lines = source.lines.map((line, index) => ({ ...line, lineId: index + 1 }))
  const cart = same?.cart ?? openCart(supplier, customerId)
  cart.lines.splice(0, cart.lines.length, ...lines)
  cart.nextLineId = lines.length + 1
  if (!same) supplier.lists.push({ name: wanted, cartId: cart.id })
}

/** @throws Refusal for generic lists and for carts */
export function deleteList(supplier: Supplier, customerId: string, cartId: string): void {
  const list = listsOf(supplier, customerId).find(({ cart }) => cart.id === cartId)
  if (!list) refuse('sessionID', 'This list does not exist any more')
  if (list.isGeneric) refuse('sessionID', 'Generic lists belong to the supplier and cannot be deleted')
  supplier.carts.delete(cartId)
  supplier.lists.splice(
    supplier.lists.findIndex((kept) => kept.cartId === cartId),
    1,
  )
}

/** Adds the lines of a list, or of another cart, to a cart. Of an empty one nothing is added. */
export function copyToCart(supplier: Supplier, customerId: string, fromId: string, toId: string): void {
  const source = readableCart(supplier, fromId, customerId, 'fromSessionID')
  const target = cartOf(supplier, toId, customerId, 'toSessionID')
  copyLines(supplier, target, [...source.lines], 'fromSessionID')
}
