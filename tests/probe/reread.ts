import type { CartLine } from '@trade-portal/supplier-api'
import type { Caller } from './caller.ts'
import { breaks } from './remark.ts'

/** Reads a cart again after a change, and says so if the change is not there. Returns the lines, if they could be read. */
export function rereadCart(
  caller: Caller,
  sessionID: string,
  after: string,
  isDone: (lines: readonly CartLine[]) => boolean,
  otherwise: string,
): Promise<CartLine[] | undefined> {
  return caller.call('getCartContents', { sessionID }, (lines) =>
    lines === undefined || isDone(lines)
      ? []
      : [breaks(`${after} reported success, but the cart read again has not changed: ${otherwise}`)],
  )
}

/** The same for the custom lists, of which one has or has not the given name. */
export function rereadLists(caller: Caller, name: string, isThere: boolean) {
  return caller.call('getCustomLists', {}, (lists) => {
    const own = lists?.some((list) => list.name === name && !list.isGeneric)
    if (own === undefined || own === isThere) return []
    return [
      isThere
        ? breaks(
            'saveCustomList reported success, but the list is not there: customers read “Custom list saved” and do not find it.',
          )
        : breaks(
            'deleteCustomList reported success, but the list is still there: customers read “Custom list deleted” and still see it.',
          ),
    ]
  })
}
