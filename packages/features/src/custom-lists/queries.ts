import { useQuery } from '@tanstack/react-query'
import { loadCode } from '@trade-portal/design-system/lazy-code'
import type { CartLine, CustomList } from '@trade-portal/supplier-api'
import { useCallback } from 'react'
import { operationQuery } from '../foundation/api/operationQuery.ts'
import { useAction } from '../foundation/api/useAction.ts'
import { ActionError, messageOf } from '../foundation/failures/failures.ts'
import { counted } from '../foundation/lists/counted.ts'
import { useDeferUntilUnmount } from '../foundation/screens/useDeferUntilUnmount.ts'
import { sessionActions } from '../foundation/session/sessionPart.ts'
import { useSession } from '../foundation/session/useSession.ts'
import { copyChanges, copyToCart, isInCart, linesBefore, wasCopied } from '../trade/cart/copyChanges.ts'
import { lineKey, type LineIds } from '../trade/cart/lineKey.ts'
import { wireLine } from '../trade/cart/queries.ts'
import type { Copying } from '../trade/cart/useCopyDialogs.tsx'
import { changeLists } from '../trade/custom-lists/changeLists.ts'
import type { ListEntry } from '../trade/custom-lists/listChanges.ts'
import type { resume } from '../trade/custom-lists/parkedCarts.ts'
import { customListsQuery } from '../trade/custom-lists/queries.ts'

/** One custom list; null if no list has this id. */
export function useCustomList(listId: string) {
  const select = useCallback(
    (lists: readonly CustomList[]) => lists.find(({ cartId }) => cartId === listId) ?? null,
    [listId],
  )
  return useQuery({ ...customListsQuery(useSession().api), select })
}

/**
 * The lines of a list at today's prices, by key. They are read with the operation for carts, because a list is a saved cart.
 * Undefined while loading or after a failure; the screen then shows the prices that are stored in the list.
 */
export function useLinesToday(listId: string) {
  return useQuery({ ...operationQuery(useSession().api, 'getCartContents', { sessionID: listId }), select: linesByKey })
    .data
}

const linesByKey = (lines: readonly CartLine[]) => new Map(lines.map((line) => [lineKey(line), line]))

/**
 * Returns a function that converts lines to entries. It reads the lengths of tally lines from the supplier, because lists
 * do not contain them.
 * @throws from the returned function, if the lengths cannot be read
 */
export function useEntriesOf(listId: string) {
  const session = useSession()
  return async (lines: readonly CartLine[]): Promise<ListEntry[]> => {
    // Loaded on demand, because only this function needs it.
    const { readTallies } = await loadCode(() => import('../trade/catalogue/tallyQueries.ts'))
    const entries: ListEntry[] = []
    for (const line of lines) {
      const { productId, unit, quantity, isTally } = line
      const entry = { key: lineKey(line), productId, unit, quantity }
      entries.push(isTally ? { ...entry, tallies: await readTallies(session, listId, line.lineId) } : entry)
    }
    return entries
  }
}

const copies = sessionActions<string, readonly CartLine[] | undefined>()

/**
 * Adds the lines of a list to the cart. `run` resolves to the differences between these lines and the lines that the cart
 * gained; see `copyChanges`.
 */
export function useCopyListToCart({ cartId: listId, lines }: CustomList): Copying & { readonly isInCart: boolean } {
  const session = useSession()
  const action = useAction(
    async (id: string) => {
      const before = await linesBefore(session)
      await copyToCart(session, id, (cartId, options) =>
        session.api.copyCartToCart({ fromSessionID: id, toSessionID: cartId }, options),
      )
      return before
    },
    { success: 'Custom list copied', runner: copies(session, listId) },
  )
  return {
    isPending: action.isPending,
    run: async () => copyChanges(session, await action.run(listId), () => Promise.resolve(lines)),
    wasCopied: () => wasCopied(session, listId),
    isInCart: isInCart(session, listId),
  }
}

type Resumed = Awaited<ReturnType<typeof resume>>
const resumptions = sessionActions<CustomList, Resumed>()
const resumedMessage = (found: Resumed) => (found === null ? 'Cart resumed' : 'Not every line is in your cart')

export function useResumeCart({ cartId }: CustomList) {
  const session = useSession()
  return useAction(
    async (list: CustomList) => {
      // Loaded on demand, because few lists are parked carts.
      const { resumeCart } = await import('../trade/custom-lists/parkedQueries.ts')
      return resumeCart(session, list)
    },
    { success: resumedMessage, runner: resumptions(session, cartId) },
  )
}

export function useDeleteCustomList() {
  const { api, queryClient } = useSession()
  const whenLeft = useDeferUntilUnmount()
  return useAction(
    async (listId: string) => {
      await api.deleteCustomList({ sessionID: listId }, { outdatesIfRefused: true })
      // The list stays in the cache until this page is left. If removed earlier, this page would say that there is no such
      // list; if removed later, the overview would still show the list until the refetch.
      whenLeft(() =>
        queryClient.setQueryData(customListsQuery(api).queryKey, (lists: CustomList[] | undefined) =>
          lists?.filter(({ cartId }) => cartId !== listId),
        ),
      )
    },
    { success: 'Custom list deleted' },
  )
}

/**
 * Writes quantities into a list, one line after the other. Uses the operation for cart lines, because a list is a saved cart.
 * @throws ActionError with the lines that have not been saved. A repetition changes nothing twice.
 */
export function useSaveQuantities(listId: string, onSaved: (line: CartLine) => void) {
  const session = useSession()
  return useAction(
    async (lines: readonly CartLine[]) => {
      const { api, queryClient } = session
      const saveInTurn = async () => {
        for (const [index, line] of lines.entries()) {
          const changed = { sessionID: listId, lineId: line.lineId, ...wireLine(line) }
          await api.updateCartProduct(changed, { outdatesIfRefused: true }).catch((error: unknown) => {
            const left = lines.slice(index).map(({ productId }) => productId)
            throw new ActionError(`Not saved: ${left.join(', ')}. ${messageOf(error)}`, { cause: error })
          })
          // Updates the cache before the usual quantity goes, so that the row never shows the earlier quantity.
          queryClient.setQueryData(customListsQuery(api).queryKey, (lists: CustomList[] | undefined) =>
            lists?.map((list) => (list.cartId === listId ? withLine(list, line) : list)),
          )
          onSaved(line)
        }
      }
      await changeLists(session, saveInTurn)
      return lines.length
    },
    { success: quantitiesSaved },
  )
}

const quantitiesSaved = (count: number) => `${counted(count, 'quantity', 'quantities')} saved in the list`

function withLine(list: CustomList, changed: CartLine): CustomList {
  return { ...list, lines: list.lines.map((line) => (lineKey(line) === lineKey(changed) ? changed : line)) }
}

/** Removes a line from a list. Uses the operation for cart lines, because a list is a saved cart. */
export function useRemoveFromList(listId: string) {
  const session = useSession()
  return useAction(
    async (line: LineIds) => {
      const { api, queryClient } = session
      const removed = { sessionID: listId, productID: line.productId, lineID: line.lineId }
      await api.deleteCartProduct(removed, { outdatesIfRefused: true })
      // Updates the cache at once, so that the line cannot be removed twice during the refetch.
      queryClient.setQueryData(customListsQuery(api).queryKey, (lists: CustomList[] | undefined) =>
        lists?.map((list) => (list.cartId === listId ? withoutLine(list, line) : list)),
      )
    },
    { success: 'product removed', announcement: '' },
  )
}

function withoutLine(list: CustomList, removed: LineIds): CustomList {
  return { ...list, lines: list.lines.filter((line) => lineKey(line) !== lineKey(removed)) }
}
