import { now } from '@trade-portal/design-system/time'
import { mayHaveBeenPerformed, SupplierError, type CartLine } from '@trade-portal/supplier-api'
import * as v from 'valibot'
import { ActionError, firstServerMessage, messageOf, signsOut } from '../../foundation/failures/failures.ts'
import { quantityIn } from './cartTotals.ts'
import type { CartEntry } from './queries.ts'

interface Cart {
  readonly cartId: string
  readonly lines: readonly CartLine[]
}

/** The adding of a line to the cart: what was sent last, and what went wrong. */
export const addition = {
  /** The call that adds the line. Stored before the call is sent; kept if the call gets no answer. */
  sent: v.nullable(
    v.object({
      cartId: v.string(),
      /** How much of the product was in the cart before the call. The name is that of stored records. */
      held: v.number(),
      quantity: v.number(),
      /** When the call was sent or, after a failure, when it failed, in milliseconds since 1970. */
      at: v.number(),
    }),
  ),
  /** Why the line was not, or may not have been, added; '' while there is no failure. */
  problem: v.string(),
}
const additions = v.object(addition)
export type Addition = Readonly<v.InferOutput<typeof additions>>
export const blankAddition: Addition = { sent: null, problem: '' }

export interface AddableLine<Id> {
  readonly id: Id
  readonly entry: CartEntry
}

/**
 * Access to the stored lines. Each line is stored together with its addition, so that the addition survives a
 * reload.
 */
interface AdditionRecords<Id> {
  /** Returns undefined if the line no longer exists. */
  readonly find: (id: Id) => Pick<Addition, 'sent'> | undefined
  /** @returns false if the session has ended, in which case nothing is stored */
  readonly update: (id: Id, changed: Addition) => boolean
  /** Removes the record of a line, once the cart has the line. */
  readonly remove: (id: Id) => void
}

export interface AddInput<Id> {
  readonly ready: readonly AddableLine<Id>[]
  readonly records: AdditionRecords<Id>
  readonly readCart: () => Promise<Cart>
  /** Adds one line; resolves to the id of the cart. */
  readonly add: (entry: CartEntry) => Promise<string>
  /** Called before each line, with the number of lines already tried. */
  readonly onProgress?: (done: number) => void
}

export interface Added {
  /** How many of the lines are in the cart now. */
  readonly added: number
  /** Ids of products, such as "FX100017", of which more is in the cart than expected. */
  readonly surplus: readonly string[]
}

/** If a call gets no answer, the supplier may still receive the call for this many milliseconds. */
export const maxArrivalDelayMs = 30_000

export const surplusMessage = (surplus: readonly string[]) =>
  `Your cart holds more than it should of ${surplus.join(', ')}: look at it before you order.`

export const addToCartMessages = {
  unknown: 'No answer came, so it may have been added. “Add” looks in your cart first.',
  missing: 'It did not reach your cart. Add it again.',
  early: 'No answer came, and it is not in your cart yet. It may still arrive: add it again in half a minute.',
  otherCart: 'No answer came, and your cart was replaced since. It may be in the earlier one.',
  leftOut: 'Left out. It may be in your cart all the same.',
}

/**
 * Adds the problem `unknown` to a line whose call was sent before a reload, because the portal cannot read the answer to
 * that call after the reload.
 */
export const withUnansweredProblem = <Line extends Addition>(line: Line, isAdding: boolean): Line =>
  line.sent && line.problem === '' && !isAdding ? { ...line, problem: addToCartMessages.unknown } : line

/**
 * Adds lines to the cart one after the other. An added line is removed from the records at once. A refused line stays in
 * the records with its problem. After an unanswered call, no further line is sent. If an earlier call for a line got no
 * answer, even before a reload, the line is looked for in the cart before it is sent again.
 * @throws the error of reading the cart. In that case nothing was sent
 */
export async function addInTurn<Id>({ ready, records, readCart, add, onProgress }: AddInput<Id>): Promise<Added> {
  let cart = await readCart()
  /** The expected quantity in the cart, by product and unit. */
  const expected = new Map<string, { readonly entry: CartEntry; readonly quantity: number }>()
  let added = 0
  for (const [index, { id, entry }] of ready.entries()) {
    onProgress?.(index)
    const line = records.find(id)
    if (!line) continue
    const found = line.sent && outcomeInCart(line.sent, entry, cart)
    if (found === 'added') {
      records.remove(id)
      added += 1
      continue
    }
    if (found) {
      records.update(id, { sent: line.sent, problem: addToCartMessages[found] })
      continue
    }
    const key = JSON.stringify([entry.productId, entry.unit])
    const before = expected.get(key)?.quantity ?? quantityIn(cart.lines, entry)
    const sent = { cartId: cart.cartId, held: before, quantity: entry.quantity, at: now() }
    // Stores the addition before the call, so that a reload does not forget it. `update` returns false if the session has
    // ended.
    if (!records.update(id, { sent, problem: '' })) break
    try {
      const cartId = await add(entry)
      records.remove(id)
      added += 1
      const isSameCart = cartId === cart.cartId
      if (!isSameCart) {
        // Meanwhile the cart was replaced by a new, empty one.
        cart = { cartId, lines: [] }
        expected.clear()
      }
      expected.set(key, { entry, quantity: (isSameCart ? before : 0) + entry.quantity })
    } catch (error) {
      const isUnknown = mayHaveBeenPerformed(error instanceof ActionError ? error.cause : error)
      records.update(
        id,
        isUnknown
          ? { sent: { ...sent, at: now() }, problem: addToCartMessages.unknown }
          : { sent: null, problem: firstServerMessage(error, messageOf(error)) },
      )
      // A refusal is about this line only. After any other failure nothing more is sent.
      if (!(error instanceof SupplierError) || signsOut(error)) break
    }
  }
  return { added, surplus: added === 0 ? [] : await surplusOf(expected, readCart) }
}

/**
 * Looks in the cart for lines whose calls got no answer. A line that is there is removed from the records; one that can no
 * longer arrive may be added again. Sends nothing.
 * @throws the error of reading the cart
 */
export async function settleInCart<Id>({ ready, records, readCart }: Omit<AddInput<Id>, 'add'>): Promise<void> {
  const cart = await readCart()
  for (const { id, entry } of ready) {
    const sent = records.find(id)?.sent
    if (!sent) continue
    const found = outcomeInCart(sent, entry, cart)
    if (found === 'added') records.remove(id)
    else if (found) records.update(id, { sent, problem: addToCartMessages[found] })
    else records.update(id, { sent: null, problem: addToCartMessages.missing })
  }
}

/** The outcome of a line whose call got no answer. Undefined if the line was not added and can be sent again. */
function outcomeInCart(sent: NonNullable<Addition['sent']>, entry: CartEntry, cart: Cart) {
  if (sent.cartId !== cart.cartId) return 'otherCart'
  if (quantityIn(cart.lines, entry) > sent.held + sent.quantity - 0.0005) return 'added'
  return now() - sent.at < maxArrivalDelayMs ? 'early' : undefined
}

/**
 * The ids of the products whose quantity in the cart is higher than expected. If a connection breaks, the browser may send
 * the call again, which can add a product twice.
 */
async function surplusOf(
  expected: ReadonlyMap<string, { readonly entry: CartEntry; readonly quantity: number }>,
  readCart: () => Promise<Cart>,
): Promise<string[]> {
  try {
    const cart = await readCart()
    return [...expected.values()].flatMap(({ entry, quantity }) =>
      quantityIn(cart.lines, entry) > quantity + 0.0005 ? [entry.productId] : [],
    )
  } catch {
    // The error is ignored, because the cart shows an error of its own if it cannot be read.
    return []
  }
}
