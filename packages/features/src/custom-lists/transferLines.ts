import type { CartLine, CustomList } from '@trade-portal/supplier-api'
import type { LineIds } from '../trade/cart/lineKey.ts'
import { fillList, forget, type FillInput, type OnItsWay } from './fillList.ts'
import { takeFromList, type ListCalls, type ListEntry, type Records } from './listCalls.ts'
import { makeList, type StartedList } from './makeList.ts'

/** Adds lines to a list; see `fillList`. */
export async function addToList(input: FillInput): Promise<void> {
  await fillList(input)
  forget(input)
}

export interface TransferInput {
  readonly from: CustomList
  readonly lines: readonly CartLine[]
  /** `lines` as entries that include the lengths, in the same order. */
  readonly entries: readonly ListEntry[]
  /** The id of one of the customer's own lists, or the name of a new list. */
  readonly to: { readonly listId: string } | { readonly newName: string }
  readonly isMove: boolean
  readonly calls: ListCalls
  readonly records: Records<OnItsWay>
  readonly newLists: Records<StartedList>
}

/**
 * Copies lines of a list to another list. A move then removes the lines from the first list, but only after a read has
 * confirmed them in the other one.
 * @throws as `fillList` and `makeList`; ActionError if a line could not be removed
 */
export async function transferLines({ from, lines, entries, to, isMove, ...known }: TransferInput): Promise<void> {
  const taken = { listId: from.cartId, lines, calls: known.calls }
  if ('newName' in to) {
    await makeList({ ...known, name: to.newName, from, lines })
    if (isMove) await takeFromList(taken)
    known.newLists.remove(to.newName)
    return
  }
  const fill = { ...known, listId: to.listId, entries }
  await fillList(fill)
  // Forgets each line as soon as it is removed, because a retry only has the lines that are left.
  const onTaken = (line: LineIds) => forget({ ...fill, entries: entries.filter((_, index) => lines[index] === line) })
  if (isMove) await takeFromList({ ...taken, onTaken })
  forget(fill)
}
