import { mayHaveBeenPerformed, SupplierError, type CartLine } from '@trade-portal/supplier-api'
import { messageOf, signsOut } from '../../foundation/failures/failures.ts'
import { heldInCart } from './cartTotals.ts'
import type { CartEntry } from './queries.ts'

export interface AddEntriesInput {
  /** Each product at most once in each unit. */
  readonly entries: readonly CartEntry[]
  readonly add: (entry: CartEntry) => Promise<unknown>
  /** The lines of the cart, read from the supplier. */
  readonly readCart: () => Promise<readonly CartLine[]>
  /**
   * How much the cart holds of an entry once it has been added, for entries that may have been added. Kept between calls,
   * because the answer may be found much later.
   */
  readonly doubts: Map<string, number>
  /** @param reason Why the entry was not added, or may not have been; null if the cart holds it. */
  readonly onOutcome: (entry: CartEntry, reason: string | null) => void
}

const inDoubt = 'It may have been added. Look at your cart.'

/** Identifies an entry among those that are added together. */
export const entryKey = ({ productId, unit }: Pick<CartEntry, 'productId' | 'unit'>) => `${productId} ${unit}`

/**
 * Adds entries to the cart one after another. If an answer is lost, the cart is read, and the entry counts as added if the
 * cart holds it. If it does not, or cannot be read, the entry is in doubt: the next call looks for it before adding it again.
 * A refused entry leaves the others; after any other failure the rest is not sent.
 * @throws the error of reading the cart before the first entry; nothing was sent then
 */
export async function addEntries({ entries, add, readCart, doubts, onOutcome }: AddEntriesInput): Promise<void> {
  let lines = await readCart()
  const holds = (entry: CartEntry) => heldInCart(lines, entry)?.quantity ?? 0

  /** @returns why the entry is not in the cart; null if it is. @throws the error of a call that makes more calls pointless */
  const addOne = async (entry: CartEntry): Promise<string | null> => {
    const key = entryKey(entry)
    const wanted = doubts.get(key)
    doubts.delete(key)
    if (wanted !== undefined && holds(entry) >= wanted) return null
    const expected = holds(entry) + entry.quantity
    try {
      await add(entry)
      return null
    } catch (error) {
      if (!mayHaveBeenPerformed(error)) {
        if (error instanceof SupplierError && !signsOut(error)) return messageOf(error)
        throw error
      }
      doubts.set(key, expected)
      lines = await readCart()
      if (holds(entry) < expected) return inDoubt
      doubts.delete(key)
      return null
    }
  }

  for (const [index, entry] of entries.entries()) {
    try {
      onOutcome(entry, await addOne(entry))
    } catch (error) {
      for (const left of entries.slice(index))
        onOutcome(left, doubts.has(entryKey(left)) ? inDoubt : `Not added. ${messageOf(error)}`)
      return
    }
  }
}
