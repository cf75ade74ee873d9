import { mayHaveBeenPerformed, type CartLine, type CustomList } from '@trade-portal/supplier-api'
import { ActionError } from '../../foundation/failures/failures.ts'
import { gainedLines, lineDifferences } from '../cart/lineDifferences.ts'
import { findOwnListNamed, parkedListName } from './listNames.ts'

/** The calls that park a cart (save it as a list) and resume it later. Each rejects with the error of its call. */
export interface ParkingCalls {
  readonly readCart: () => Promise<readonly CartLine[]>
  readonly readLists: () => Promise<readonly CustomList[]>
  /** Saves the current cart as a list; the supplier replaces a list of the same name. */
  readonly save: (name: string) => Promise<unknown>
  /** Replaces the current cart with a new, empty one. */
  readonly empty: () => Promise<unknown>
  readonly copy: (listId: string) => Promise<unknown>
  readonly remove: (listId: string) => Promise<unknown>
}

export const parkingMessages = {
  nothing: 'Your cart is empty.',
  taken: 'You already have a list of this name, with other lines. Enter another name.',
  notSaved: 'We do not know whether the cart was saved. It is still as it was: try again.',
  changed: 'Your cart has changed meanwhile, so it was not cleared. The list holds what was in it before.',
  notEmptied: 'The cart is saved as a list, but no new cart could be started. Try again, or clear the cart.',
  occupied: 'Your cart is not empty. Park it or clear it first, so that two jobs do not mix.',
  gone: 'This list does not exist any more. It may have been resumed in another tab: look at your cart.',
  notCopied: 'We do not know whether the lines came back. The list stays: try again.',
  notDeleted: 'Your cart has every line, but we could not delete the list.',
}

/**
 * The lines in which `found` differs from `wanted`: missing lines, additional lines, and lines with another unit or
 * quantity. Prices do not matter.
 */
const lineMismatches = (wanted: readonly CartLine[], found: readonly CartLine[]) =>
  lineDifferences(wanted, found).filter(
    ({ before, now }) => before === null || before.unit !== now?.unit || before.quantity !== now.quantity,
  )

/**
 * Saves the cart as a list, and returns the list, which has a different id from the cart. Never changes the cart, even if a
 * call fails. If the supplier's answer is lost, the portal reads the lists again. The cart counts as saved if a list with
 * this name and the same lines exists.
 * @throws ActionError if the cart is empty, if another list has this name, or if it is unknown whether the cart was saved
 * @throws the error of a call in all other cases
 */
export async function saveCartAsList(name: string, { readCart, readLists, save }: ParkingCalls): Promise<CustomList> {
  const lines = await readCart()
  if (lines.length === 0) throw new ActionError(parkingMessages.nothing)
  const find = async () => findOwnListNamed(await readLists(), name)
  const existing = await find()
  // An earlier call may have saved the list.
  if (existing && lineMismatches(lines, existing.lines).length === 0) return existing
  if (existing) throw new ActionError(parkingMessages.taken)
  try {
    await save(name)
  } catch (error) {
    if (!mayHaveBeenPerformed(error)) throw error
  }
  const saved = await find().catch(() => undefined)
  if (!saved || lineMismatches(lines, saved.lines).length > 0) throw new ActionError(parkingMessages.notSaved)
  return saved
}

/**
 * Saves the cart as a list, and starts a new cart once the list has been read back with all lines.
 * @throws the errors of `saveCartAsList`
 * @throws ActionError if the cart has changed meanwhile
 * @throws ActionError if the list was saved but no new cart could be started. The next call then finds the saved list,
 * and only starts the new cart.
 */
export async function park(job: string, calls: ParkingCalls): Promise<void> {
  const { lines } = await saveCartAsList(parkedListName(job), calls)
  // Another tab may have added something meanwhile.
  if (lineMismatches(await calls.readCart(), lines).length > 0) throw new ActionError(parkingMessages.changed)
  try {
    await calls.empty()
  } catch (error) {
    throw new ActionError(parkingMessages.notEmptied, { cause: error })
  }
}

/**
 * Adds the lines of a list to the empty cart, reads the cart again, and deletes the list if the cart has all these lines.
 * If an earlier call, perhaps in another tab, has already added the lines, only deletes the list.
 * @param shown The list as the screen shows it.
 * @returns null if the cart has all lines and the list is deleted. If lines are missing or different, returns the lines of
 * the cart and keeps the list.
 * @throws ActionError if the list does not exist any more, if the cart already has other lines, if the cart shows no added
 * lines, or if the list could not be deleted
 * @throws the error of any other failed call. After an error the list still exists, unless the supplier has deleted it and
 * only the answer was lost.
 */
export async function resume(
  shown: CustomList,
  { readCart, readLists, copy, remove }: ParkingCalls,
): Promise<readonly CartLine[] | null> {
  const { cartId } = shown
  const list = (await readLists()).find((other) => other.cartId === cartId)
  const { lines } = list ?? shown
  const before = await readCart()
  const isThere = before.length > 0 && lineMismatches(lines, before).length === 0
  if (!list) {
    if (isThere) return null
    throw new ActionError(parkingMessages.gone)
  }
  if (before.length > 0 && !isThere) throw new ActionError(parkingMessages.occupied)
  if (!isThere) {
    try {
      await copy(cartId)
    } catch (error) {
      if (!mayHaveBeenPerformed(error)) throw error
    }
    const after = await readCart().catch(() => [])
    if (gainedLines(before, after).length === 0) throw new ActionError(parkingMessages.notCopied)
    if (lineMismatches(lines, after).length > 0) return after
  }
  try {
    await remove(cartId)
  } catch (error) {
    throw new ActionError(parkingMessages.notDeleted, { cause: error })
  }
  return null
}
