import { now } from '@trade-portal/design-system/time'
import { mayHaveBeenPerformed, SupplierError, type CartLine } from '@trade-portal/supplier-api'
import { ActionError, firstServerMessage, messageOf, signsOut } from '../foundation/failures/failures.ts'
import { heldInCart } from '../trade/cart/cartTotals.ts'
import type { CartEntry } from '../trade/cart/queries.ts'
import type { OrderLine } from './orderLine.ts'

interface Cart {
  readonly cartId: string
  readonly lines: readonly CartLine[]
}

/** A line of the draft and what it adds to the cart. */
export interface ReadyLine {
  readonly id: number
  readonly entry: CartEntry
}

interface AddInput {
  readonly ready: readonly ReadyLine[]
  readonly draft: {
    readonly lines: () => readonly OrderLine[]
    readonly update: (id: number, changed: Partial<OrderLine>) => boolean
    readonly remove: (id: number) => void
  }
  readonly readCart: () => Promise<Cart>
  /** Resolves to the id of the cart. */
  readonly add: (entry: CartEntry) => Promise<string>
}

export interface Added {
  /** How many lines are in the cart now. */
  readonly added: number
  /** How many lines are still in the draft. */
  readonly left: number
  /** Products of which the cart holds more than it should, such as "FX100017". */
  readonly surplus: readonly string[]
}

/** A call without an answer may still arrive within this time. */
const mayArriveMs = 30_000

export const addMessages = {
  unknown: 'No answer came, so it may have been added. “Add” looks in your cart first.',
  early: 'No answer came, and it is not in your cart yet. It may still arrive: add it again in half a minute.',
  otherCart: 'No answer came, and your cart was replaced since. It may be in the earlier one.',
}

/**
 * Adds lines to the cart one after the other. What was added is taken out of the draft at once; what was refused stays with
 * its reason. After a call without an answer nothing more is sent. Its line is looked for in the cart before it is added
 * again, also after a reload, because the draft says that it was sent.
 * @throws the error of reading the cart; nothing was sent then
 */
export async function addToCartInTurn({ ready, draft, readCart, add }: AddInput): Promise<Added> {
  let cart = await readCart()
  /** How much the cart should hold of each product and unit. */
  const expected = new Map<string, { readonly entry: CartEntry; readonly quantity: number }>()
  let added = 0
  for (const { id, entry } of ready) {
    const line = draft.lines().find((one) => one.id === id)
    if (!line) continue
    const found = line.sent && lookFor(line.sent, entry, cart)
    if (found === 'added') {
      draft.remove(id)
      added += 1
      continue
    }
    if (found) {
      draft.update(id, { problem: addMessages[found] })
      continue
    }
    const key = JSON.stringify([entry.productId, entry.unit])
    const held = expected.get(key)?.quantity ?? heldOf(cart, entry)
    const sent = { cartId: cart.cartId, held, quantity: entry.quantity, at: now() }
    // Stored before it is sent, so that a reload does not forget it. False if the session has ended.
    if (!draft.update(id, { sent, problem: '' })) break
    try {
      const cartId = await add(entry)
      draft.remove(id)
      added += 1
      const isSameCart = cartId === cart.cartId
      if (!isSameCart) {
        // The cart was replaced by a new, empty one.
        cart = { cartId, lines: [] }
        expected.clear()
      }
      expected.set(key, { entry, quantity: (isSameCart ? held : 0) + entry.quantity })
    } catch (error) {
      const isUnknown = mayHaveBeenPerformed(error instanceof ActionError ? error.cause : error)
      draft.update(
        id,
        isUnknown
          ? { sent: { ...sent, at: now() }, problem: addMessages.unknown }
          : { sent: null, problem: reasonOf(error) },
      )
      // Only a refusal is about this line alone.
      if (!(error instanceof SupplierError) || signsOut(error)) break
    }
  }
  const surplus = added === 0 ? [] : await surplusOf(expected, readCart)
  return { added, left: draft.lines().length, surplus }
}

const reasonOf = (error: unknown) => firstServerMessage(error, messageOf(error))

const heldOf = (cart: Cart, entry: CartEntry) => heldInCart(cart.lines, entry)?.quantity ?? 0

/** Whether a line without an answer was added. Undefined if it was not, so that it can be sent again. */
function lookFor(sent: NonNullable<OrderLine['sent']>, entry: CartEntry, cart: Cart) {
  if (sent.cartId !== cart.cartId) return 'otherCart'
  if (heldOf(cart, entry) > sent.held + sent.quantity - 0.0005) return 'added'
  return now() - sent.at < mayArriveMs ? 'early' : undefined
}

/** A browser may send a call twice when its connection breaks, which only the cart shows. */
async function surplusOf(
  expected: ReadonlyMap<string, { readonly entry: CartEntry; readonly quantity: number }>,
  readCart: AddInput['readCart'],
): Promise<string[]> {
  try {
    const cart = await readCart()
    return [...expected.values()].flatMap(({ entry, quantity }) =>
      heldOf(cart, entry) > quantity + 0.0005 ? [entry.productId] : [],
    )
  } catch {
    // The cart shows its own failure.
    return []
  }
}
