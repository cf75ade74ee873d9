import { now } from '@trade-portal/design-system/time'
import { mayHaveBeenPerformed, type CartLine, type CustomList } from '@trade-portal/supplier-api'
import * as v from 'valibot'
import { ActionError } from '../../foundation/failures/failures.ts'
import { maxArrivalDelayMs } from '../cart/addInTurn.ts'
import { quantityIn } from '../cart/cartTotals.ts'
import { lineKey, type LineIds } from '../cart/lineKey.ts'
import {
  fillList,
  removeTransferRecords,
  takeFromList,
  transferMessages,
  type LineInTransfer,
  type ListCalls,
  type ListEntry,
  type Records,
  type TakeInput,
} from './listChanges.ts'
import { findOwnListNamed } from './listNames.ts'

/** What the form of a transfer sends in place of the id of a list, if the list is a new one. */
export const newList = 'a new list'

/** A new list that is being made from some lines of another list. */
export const unfinishedList = v.object({
  name: v.string(),
  fromId: v.string(),
  /** The keys of the copied lines in the list `fromId`. */
  keys: v.array(v.string()),
  /** The lines of the new list. They are kept here, because a move may remove them from the list `fromId` before a retry. */
  goods: v.array(v.object({ productId: v.string(), unit: v.string(), quantity: v.number() })),
  /** When the copy was requested, in milliseconds since 1970. */
  at: v.number(),
  /** Whether a read of the new list has confirmed that it contains these lines and no others. */
  isWhole: v.boolean(),
})
type UnfinishedList = Readonly<v.InferOutput<typeof unfinishedList>>

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
 * @throws ActionError if another tab has already taken lines out of `from`
 * @throws the errors of `makeList`, `fillList` and `takeFromList`
 */
export async function transferLines({ from, lines, entries, to, isMove, ...known }: TransferInput): Promise<void> {
  const taken = { listId: from.cartId, lines, calls: known.calls }
  if (isMove) await checkStillThere(taken)
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

async function checkStillThere({ listId, lines, calls }: TakeInput): Promise<void> {
  const left = (await calls.readLists()).find(({ cartId }) => cartId === listId)?.lines.map(lineKey) ?? []
  if (!lines.every((line) => left.includes(lineKey(line)))) throw new ActionError(transferMessages.alreadyTaken)
}

type Goods = UnfinishedList['goods'][number]

interface MakeInput {
  readonly name: string
  readonly from: CustomList
  /** The lines of `from` that the new list should contain. */
  readonly lines: readonly CartLine[]
  readonly calls: ListCalls
  readonly newLists: Records<UnfinishedList>
}

/**
 * Makes a new list from some lines of another list: saves a copy of that list, then removes all other lines from the copy.
 * Resolves when a read has confirmed the lines of the new list. A retry continues with the copy that an earlier call has
 * saved.
 * @throws ActionError if the name is taken, if an earlier call may still save a copy, or if the portal cannot tell
 * whether the new list is complete. Otherwise throws the error of the call that failed
 */
async function makeList({ name, from, lines, calls, newLists }: MakeInput): Promise<void> {
  const find = async () => findOwnListNamed(await calls.readLists(), name)
  const earlier = newLists.find(name)
  const isOurs = earlier?.fromId === from.cartId && lines.every((line) => earlier.keys.includes(lineKey(line)))
  let list = await find()
  if (list && !isOurs) throw new ActionError(transferMessages.taken)
  if (list && earlier?.isWhole) {
    if (lines.every((line) => quantityIn(list?.lines ?? [], line) >= line.quantity)) return
    throw new ActionError(transferMessages.taken)
  }
  let started = earlier
  if (!list) {
    // Refuses while the supplier may still carry out an earlier request to save the list. That late copy would
    // lack any lines that have been moved out of `from` in the meantime.
    if (earlier && now() - earlier.at < maxArrivalDelayMs) throw new ActionError(transferMessages.early)
    const goods = lines.map(({ productId, unit, quantity }) => ({ productId, unit, quantity }))
    started = { name, fromId: from.cartId, keys: lines.map(lineKey), goods, at: now(), isWhole: false }
    newLists.put(started)
    try {
      await calls.saveCopy(from.cartId, name)
    } catch (error) {
      if (mayHaveBeenPerformed(error)) newLists.put({ ...started, at: now() })
      else newLists.remove(name)
      throw error
    }
    list = await find()
  }
  if (!list || !started) throw new ActionError(transferMessages.notSaved)
  await takeFromList({ listId: list.cartId, lines: othersIn(list, started.goods), calls })
  const made = await find()
  if (!made || othersIn(made, started.goods).length > 0 || made.lines.length !== started.goods.length)
    throw new ActionError(transferMessages.notSaved)
  newLists.put({ ...started, isWhole: true })
}

function othersIn(list: CustomList, wanted: readonly Goods[]): readonly CartLine[] {
  const textOf = ({ productId, unit, quantity }: Goods) => JSON.stringify([productId, unit, quantity])
  const left = wanted.map(textOf)
  return list.lines.filter((line) => {
    const at = left.indexOf(textOf(line))
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}
