import type { CartLine } from '@trade-portal/supplier-api'
import type { Caller } from '../createCaller.ts'
import { breaks } from '../finding.ts'

/**
 * Reads a cart again after a change, and reports if the change is missing.
 * @param after The operation that should have changed the cart.
 * @param otherwise What customers see if the change is missing.
 * @param became Describes the cart in that case, as the end of the sentence "the cart read again …".
 * @returns the lines; undefined if they could not be read
 */
export function readCartAgain(
  caller: Caller,
  sessionID: string,
  after: string,
  isDone: (lines: readonly CartLine[]) => boolean,
  otherwise: string,
  became: (lines: readonly CartLine[]) => string = () => 'has not changed',
): Promise<CartLine[] | undefined> {
  return caller.call('getCartContents', { sessionID }, (lines) =>
    lines === undefined || isDone(lines)
      ? []
      : [breaks(`${after} reported success, but the cart read again ${became(lines)}: ${otherwise}`)],
  )
}

/**
 * Reads the custom lists again. If `isThere` is true, reports if the list with this name is missing. Otherwise reports if
 * that list still exists.
 */
export function readListsAgain(caller: Caller, name: string, isThere: boolean) {
  return caller.call('getCustomLists', {}, (lists) => {
    const own = lists?.some((list) => list.name === name && !list.isGeneric)
    if (own === undefined || own === isThere) return []
    const sentence = isThere
      ? 'saveCustomList reported success, but the list is not there: customers read “Custom list saved” and do not find it.'
      : 'deleteCustomList reported success, but the list is still there: customers read “Custom list deleted” and still see it.'
    return [breaks(sentence)]
  })
}
