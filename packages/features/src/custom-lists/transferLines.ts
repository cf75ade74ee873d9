import type { CartLine, CustomList } from '@trade-portal/supplier-api'
import type { LineIds } from '../trade/cart/createLineChanges.ts'
import { fillList, removeTransferRecords, type FillInput, type LineInTransfer } from './fillList.ts'
import { takeFromList, type ListCalls, type ListEntry, type Records } from './listCalls.ts'
import { makeList, type UnfinishedList } from './makeList.ts'

/** Adds lines to a list with `fillList`, and then removes the records of this transfer. */
export async function addToList(input: FillInput): Promise<void> {
  await fillList(input)
  removeTransferRecords(input)
}

export interface TransferInput {
  readonly from: CustomList
  readonly lines: readonly CartLine[]
  /** An entry for each of the `lines`, in the same order. Unlike the lines, the entries contain the lengths. */
  readonly entries: readonly ListEntry[]
  /** The id of one of the customer's own lists, or the name of a new list. */
  readonly to: { readonly listId: string } | { readonly newName: string }
  readonly isMove: boolean
  readonly calls: ListCalls
  readonly records: Records<LineInTransfer>
  readonly newLists: Records<UnfinishedList>
}

/**
 * Copies lines of the list `from` to another list. A move then also removes the lines from `from`, but only after a read has
 * confirmed that the other list contains them.
 * @throws the errors of `makeList`, `fillList` and `takeFromList`
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
  // Deletes the transfer record of each line as soon as the line is removed from `from`. A retry after that does not get
  // the removed lines, so it could not delete their records.
  const onTaken = (line: LineIds) =>
    removeTransferRecords({ ...fill, entries: entries.filter((_, index) => lines[index] === line) })
  if (isMove) await takeFromList({ ...taken, onTaken })
  removeTransferRecords(fill)
}
