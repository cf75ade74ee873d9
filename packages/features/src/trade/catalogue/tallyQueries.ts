import { useQueries, useQuery } from '@tanstack/react-query'
import type { CartLine, SupplierApi, Tally } from '@trade-portal/supplier-api'
import { useCallback } from 'react'
import { cachedFiveMinutes, operationQuery } from '../../foundation/api/operationQuery.ts'
import { useAction } from '../../foundation/api/useAction.ts'
import type { Session } from '../../foundation/session/createSession.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import type { LineIds } from '../cart/lineKey.ts'
import { cartIds, changeLine, wireLine, type CartEntry } from '../cart/queries.ts'
import { totalLength } from './tally.ts'

function talliesQuery(api: SupplierApi, cartId: string, lineId: string) {
  return operationQuery(api, 'getCartTallies', { sessionID: cartId, lineNo: lineId })
}

/**
 * Fetches the lengths of a line only while they are unknown or do not add up to its quantity. So a change of one line does
 * not make all other lines refetch their lengths, and neither does an order of the cart.
 */
function outdatedTalliesQuery(api: SupplierApi, cartId: string, { lineId, quantity }: CartLine) {
  return {
    ...talliesQuery(api, cartId, lineId),
    staleTime: 0,
    enabled: ({ state: { data } }: { readonly state: { readonly data: readonly Tally[] | undefined } }) =>
      data === undefined || Math.abs(totalLength(data) - quantity) > 0.005,
  }
}

/** The lengths and quantities of a line of a cart, or of a list, which is a saved cart. */
export function useCartTallies(cartId: string, line: CartLine) {
  return useQuery(outdatedTalliesQuery(useSession().api, cartId, line))
}

/** The lengths of the tally lines, by the id of the line, as far as they are loaded. */
export function useTallies(cartId: string, lines: readonly CartLine[]): ReadonlyMap<string, readonly Tally[]> {
  const { api } = useSession()
  const tallyLines = lines.filter(({ isTally }) => isTally)
  const loaded = useQueries({ queries: tallyLines.map((line) => outdatedTalliesQuery(api, cartId, line)) })
  return new Map(
    tallyLines.flatMap(({ lineId }, index) => {
      const tallies = loaded[index]?.data
      return tallies ? [[lineId, tallies] as const] : []
    }),
  )
}

/** Refetches the lengths of a line, so that the new ones are shown. @throws the error of the call */
export function readTallies(
  { api, queryClient }: Pick<Session, 'api' | 'queryClient'>,
  cartId: string,
  lineId: string,
): Promise<Tally[]> {
  return queryClient.fetchQuery({ ...talliesQuery(api, cartId, lineId), staleTime: 0 })
}

/**
 * Returns a function that makes a cart entry from a line, so that the line can be added again after its removal. For a
 * tally line whose lengths are not loaded, the function returns undefined.
 */
export function useEntryOf(cartId: string) {
  const { api, queryClient } = useSession()
  return useCallback(
    ({ lineId, productId, unit, quantity, isTally }: CartLine): CartEntry | undefined => {
      if (!isTally) return { productId, unit, quantity }
      const tallies = queryClient.getQueryData(talliesQuery(api, cartId, lineId).queryKey)
      return tallies && { productId, unit, quantity, tallies }
    },
    [api, queryClient, cartId],
  )
}

/** The stocked lengths of a product, in metres. If there are none, any length can be ordered. */
export function useStockedLengths(productId: string) {
  return useQuery(stockedLengthsQuery(useSession().api, productId))
}

export function stockedLengthsQuery(api: SupplierApi, productId: string) {
  return { ...operationQuery(api, 'getLengthsForProduct', { productID: productId }), ...cachedFiveMinutes }
}

export function useChangeTallies() {
  const session = useSession()
  return useAction(async (changed: CartEntry & LineIds & { readonly tallies: readonly Tally[] }) => {
    const { lineId, tallies, ...entry } = changed
    const ids = cartIds.of(session)
    // Prefers the current id: if this cart has just been ordered, `ensure` would return the id of a new cart, which does not
    // have the line.
    const cartId = ids.current() ?? (await ids.ensure())
    const values = wireLine({ ...entry, tallies })
    await changeLine(session, cartId, {
      line: changed,
      change: (shown) => ({ ...shown, quantity: entry.quantity }),
      send: (options) => session.api.updateCartProduct({ sessionID: cartId, lineId, ...values }, options),
    })
    session.queryClient.setQueryData(talliesQuery(session.api, cartId, lineId).queryKey, [...tallies])
  })
}
