import * as v from 'valibot'
import { ActionError } from '../foundation/failures/failures.ts'
import { counted } from '../foundation/lists/counted.ts'
import { addInTurn, addToCartMessages, attempt, blankAttempt } from '../trade/cart/addInTurn.ts'
import { heldQuantity, inThousandths } from '../trade/cart/cartTotals.ts'
import type { CartEntry } from '../trade/cart/queries.ts'
import { transferMessages, type ListCalls, type ListEntry, type Records } from './listCalls.ts'

/**
 * The record of a line that is being added to a list. It is kept until all lines of the transfer have been added, so that a
 * retry does not add the line again.
 */
export const lineInTransfer = v.object({ id: v.string(), ...attempt, isThere: v.boolean() })
export type LineInTransfer = Readonly<v.InferOutput<typeof lineInTransfer>>

export interface FillInput {
  readonly listId: string
  readonly entries: readonly ListEntry[]
  readonly calls: ListCalls
  readonly records: Records<LineInTransfer>
}

const idOf = (listId: string, { key }: Pick<ListEntry, 'key'>) => JSON.stringify([listId, key])

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
        return known?.isThere ? undefined : (known ?? blankAttempt)
      },
      update: (id, changed) => records.put({ id, ...changed, isThere: false }),
      remove: (id) => void records.put({ id, ...blankAttempt, isThere: true }),
    },
    readCart: read,
    add: async (entry) => {
      await calls.add(listId, entry)
      added.push(entry)
      return listId
    },
    onProgress: () => undefined,
  })
  const { lines } = await read()
  /** The quantity of an entry's product that the list should now contain, in the unit of the entry. */
  const expected = (entry: CartEntry) => {
    const same = added.filter(({ productId, unit }) => productId === entry.productId && unit === entry.unit)
    const gained = same.reduce((sum, { quantity }) => sum + quantity, heldQuantity(before.lines, entry))
    return inThousandths(Math.max(gained, entry.quantity))
  }
  const isThere = (entry: ListEntry) => records.find(idOf(listId, entry))?.isThere === true
  const lost = entries.filter((entry) => isThere(entry) && heldQuantity(lines, entry) < expected(entry))
  if (lost.length > 0) {
    for (const entry of lost) records.remove(idOf(listId, entry))
    throw new ActionError(transferMessages.notThere)
  }
  const left = entries.filter((entry) => !isThere(entry))
  if (left.length === 0) return
  const problem =
    left.map((entry) => records.find(idOf(listId, entry))?.problem ?? '').find((text) => text !== '') ?? ''
  const reason = Object.values(addToCartMessages).includes(problem) ? transferMessages.unknown : problem
  throw new ActionError(`${entries.length - left.length} of ${counted(entries.length, 'line')} are there. ${reason}`)
}

export function removeTransferRecords({ listId, entries, records }: FillInput): void {
  for (const entry of entries) records.remove(idOf(listId, entry))
}
