import type { Supplier } from '../state/supplier.ts'
import { cartOf, copyLines, openCart, readableCart } from './carts.ts'
import { refuse } from './refusal.ts'

/**
 * The generic lists, then the customer's own lists, both in order of creation. A generic list belongs to the supplier:
 * every customer sees it, and no customer can change it.
 */
export function listsOf(supplier: Supplier, customerId: string) {
  const lists = supplier.lists.flatMap(({ name, cartId }) => {
    const cart = supplier.carts.get(cartId)
    return cart ? [{ name, cart, isGeneric: cart.customerId === null }] : []
  })
  const own = lists.filter(({ cart }) => cart.customerId === customerId)
  return [...lists.filter(({ isGeneric }) => isGeneric), ...own]
}

/** Saves a copy of a cart's lines as a list. An existing list of this name keeps its id, and its lines are replaced. */
export function saveList(supplier: Supplier, customerId: string, cartId: string, name: string): void {
  const shown = readableCart(supplier, cartId, customerId)
  // `cartOf` refuses generic lists, because customers cannot change them. They can still save a copy of one.
  const source = shown.customerId === null ? shown : cartOf(supplier, cartId, customerId)
  const listName = name.trim()
  if (listName === '') refuse('customList', 'Please enter a name')
  if (source.lines.length === 0) refuse('sessionID', 'The shopping cart is empty')
  const same = listsOf(supplier, customerId).find(
    (list) => !list.isGeneric && list.name.toLowerCase() === listName.toLowerCase(),
  )
  // Copies the lines before removing the old ones, because a list can be saved over itself.
  const lines = source.lines.map((line, index) => ({ ...line, lineId: index + 1 }))
  const cart = same?.cart ?? openCart(supplier, customerId)
  cart.lines.splice(0, cart.lines.length, ...lines)
  cart.nextLineId = lines.length + 1
  if (!same) supplier.lists.push({ name: listName, cartId: cart.id })
}

/** @throws Refusal for a generic list, and for a cart that is not a list */
export function deleteList(supplier: Supplier, customerId: string, cartId: string): void {
  const list = listsOf(supplier, customerId).find(({ cart }) => cart.id === cartId)
  if (!list) refuse('sessionID', 'This list does not exist any more')
  if (list.isGeneric) refuse('sessionID', 'Generic lists belong to the supplier and cannot be deleted')
  supplier.carts.delete(cartId)
  supplier.lists.splice(
    supplier.lists.findIndex((list) => list.cartId === cartId),
    1,
  )
}

/** Copies the lines of a list or cart into another cart. */
export function copyToCart(supplier: Supplier, customerId: string, fromId: string, toId: string): void {
  const source = readableCart(supplier, fromId, customerId, 'fromSessionID')
  const target = cartOf(supplier, toId, customerId, 'toSessionID')
  copyLines(supplier, target, [...source.lines], 'fromSessionID')
}
