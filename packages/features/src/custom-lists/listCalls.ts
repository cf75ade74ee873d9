import { mayHaveBeenPerformed, type CustomList } from '@trade-portal/supplier-api'
import { ActionError } from '../foundation/failures/failures.ts'
import { lineKey, type LineIds } from '../trade/cart/createLineChanges.ts'
import type { CartEntry } from '../trade/cart/queries.ts'

/** A line to add to a list. */
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
  /** Saves a copy of a list under another name. */
  readonly saveCopy: (listId: string, name: string) => Promise<unknown>
  readonly removeLine: (listId: string, line: LineIds) => Promise<unknown>
}

/** Records of what an attempt has done. They survive the attempt, so that a retry can continue from them. */
export interface Records<Item> {
  readonly find: (id: string) => Item | undefined
  readonly put: (item: Item) => boolean
  readonly remove: (id: string) => void
}

export const transferMessages = {
  taken: 'You already have a list of this name. Choose it, or enter another name.',
  gone: 'This list does not exist any more.',
  early: 'No answer came when this list was saved. Try again in half a minute, when it cannot change any more.',
  unknown:
    'No answer came, so a line may be in the other list already. Try again in half a minute: it is looked for first.',
  notThere: 'The supplier has accepted lines that the list does not have. Nothing was taken from anywhere.',
  notSaved: 'We do not know whether the new list is complete. Nothing was taken from anywhere: try again.',
  notTaken: 'Not every line could be removed. Try again: what is in the other list is not added again.',
}

interface TakeInput {
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
