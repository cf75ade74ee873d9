import { mayHaveBeenPerformed, type CustomList } from '@trade-portal/supplier-api'
import * as v from 'valibot'
import { ActionError } from '../../foundation/failures/failures.ts'
import { counted } from '../../foundation/lists/counted.ts'
import { addInTurn, addToCartMessages, addition, blankAddition } from '../cart/addInTurn.ts'
import { quantityIn, inThousandths } from '../cart/cartTotals.ts'
import { lineKey, type LineIds } from '../cart/lineKey.ts'
import type { CartEntry } from '../cart/queries.ts'

export interface ListEntry extends CartEntry {
  /** Identifies the line in its source, a list or a file. */
  readonly key: string
}

/**
 * The supplier calls that read and change lists. Lines are added and removed with the operations for carts, because a list
 * is a saved cart. Each function rejects with the error of its call.
 */
export interface ListCalls {
  readonly readLists: () => Promise<readonly CustomList[]>
  readonly add: (listId: string, entry: CartEntry) => Promise<unknown>
  readonly saveCopy: (listId: string, name: string) => Promise<unknown>
  readonly removeLine: (listId: string, line: LineIds) => Promise<unknown>
}

/** Records of what a transfer has done. They outlive it, so that a retry can continue from them. */
export interface Records<Item> {
  readonly find: (id: string) => Item | undefined
  readonly put: (item: Item) => boolean
  readonly remove: (id: string) => void
}

export const transferMessages = {
  taken: 'You already have a list of this name. Choose it, or enter another name.',
  gone: 'This list does not exist any more.',
  alreadyTaken: 'Some of these lines are not in this list any more, so nothing was moved.',
  early: 'No answer came when this list was saved. Try again in half a minute, when it cannot change any more.',
  unknown: 'No answer came, so it may be in the list already. Try again in half a minute: it is looked for first.',
  notThere: 'The supplier has accepted lines that the list does not have. Nothing was taken from anywhere.',
  notSaved: 'We do not know whether the new list is complete. Nothing was taken from anywhere: try again.',
  notTaken: 'Not every line could be removed. Try again: what is in the other list is not added again.',
}

export interface TakeInput {
  readonly listId: string
  readonly lines: readonly LineIds[]
  readonly calls: ListCalls
  readonly onTaken?: (line: LineIds) => void
}

/**
 * Removes lines from a list, one after the other. If a call fails, reads the list. If the list does not contain the line,
 * the line counts as removed.
 * @throws ActionError if the line is still in the list and the outcome of the failed call is unknown. Otherwise throws the
 * error of the call or of the read
 */
export async function takeFromList({ listId, lines, calls, onTaken }: TakeInput): Promise<void> {
  for (const line of lines) {
    try {
      await calls.removeLine(listId, line)
    } catch (error) {
      const list = (await calls.readLists()).find(({ cartId }) => cartId === listId)
      if (list?.lines.some((left) => lineKey(left) === lineKey(line)))
        throw mayHaveBeenPerformed(error) ? new ActionError(transferMessages.notTaken, { cause: error }) : error
    }
    onTaken?.(line)
  }
}

/**
 * The record of a line that is being added to a list. It is kept until all lines of the transfer have been added, so that a
 * retry does not add the line again.
 */
export const lineInTransfer = v.object({ id: v.string(), ...addition, isThere: v.boolean() })
export type LineInTransfer = Readonly<v.InferOutput<typeof lineInTransfer>>

export interface FillInput {
  readonly listId: string
  readonly entries: readonly ListEntry[]
  readonly calls: ListCalls
  readonly records: Records<LineInTransfer>
}

/** Identifies a line that is being added to a list. */
export const idOf = (listId: string, { key }: Pick<ListEntry, 'key'>) => JSON.stringify([listId, key])

/**
 * Adds lines to a list one after the other, just as lines are added to a cart. Resolves when the list has been read again
 * and contains all of them.
 * @throws ActionError if a line is not in the list, or if the portal cannot tell whether it is. Throws the error of the
 * read if the lists cannot be read
 */
export async function fillList({ listId, entries, calls, records }: FillInput): Promise<void> {
  const read = async () => {
    const list = (await calls.readLists()).find(({ cartId }) => cartId === listId)
    if (!list) throw new ActionError(transferMessages.gone)
    return { cartId: listId, lines: list.lines }
  }
  const before = await read()
  const added: CartEntry[] = []
  await addInTurn({
    ready: entries.map((entry) => ({ id: idOf(listId, entry), entry })),
    records: {
      find: (id) => {
        const known = records.find(id)
        return known?.isThere ? undefined : (known ?? blankAddition)
      },
      update: (id, changed) => records.put({ id, ...changed, isThere: false }),
      remove: (id) => void records.put({ id, ...blankAddition, isThere: true }),
    },
    readCart: read,
    add: async (entry) => {
      await calls.add(listId, entry)
      added.push(entry)
      return listId
    },
  })
  const { lines } = await read()
  /** The quantity of an entry's product that the list should now contain, in the unit of the entry. */
  const expected = (entry: CartEntry) => {
    const same = added.filter(({ productId, unit }) => productId === entry.productId && unit === entry.unit)
    const gained = same.reduce((sum, { quantity }) => sum + quantity, quantityIn(before.lines, entry))
    return inThousandths(Math.max(gained, entry.quantity))
  }
  const isThere = (entry: ListEntry) => records.find(idOf(listId, entry))?.isThere === true
  const lost = entries.filter((entry) => isThere(entry) && quantityIn(lines, entry) < expected(entry))
  if (lost.length > 0) {
    for (const entry of lost) records.remove(idOf(listId, entry))
    throw new ActionError(transferMessages.notThere)
  }
  const left = entries.filter((entry) => !isThere(entry))
  if (left.length === 0) return
  const problem =
    left.map((entry) => records.find(idOf(listId, entry))?.problem ?? '').find((text) => text !== '') ?? ''
  const reason = Object.values(addToCartMessages).includes(problem) ? transferMessages.unknown : problem
  throw new ActionError(entries.length === 1 ? reason : `${missingText(entries, left)} ${reason}`)
}

const mostNamed = 8

function missingText(entries: readonly ListEntry[], left: readonly ListEntry[]): string {
  const named = left.slice(0, mostNamed).map(({ productId }) => productId)
  const others = left.length > mostNamed ? ` and ${left.length - mostNamed} more` : ''
  const there = `${entries.length - left.length} of ${counted(entries.length, 'line')} are there.`
  return `${there} Missing: ${named.join(', ')}${others}.`
}

export function removeTransferRecords({ listId, entries, records }: FillInput): void {
  for (const entry of entries) records.remove(idOf(listId, entry))
}
