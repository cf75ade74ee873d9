import { useQuery } from '@tanstack/react-query'
import type { CartLine, OrderRow } from '@trade-portal/supplier-api'
import type { DocumentKey } from '../../documentAddress.ts'
import { useAction } from '../../foundation/api/useAction.ts'
import { sessionActions } from '../../foundation/session/sessionPart.ts'
import { useApi, useSession } from '../../foundation/session/useSession.ts'
import { copyChanges, copyToCart, isInCart, linesBefore, wasCopied } from '../cart/copyChanges.ts'
import { documentKey } from '../documents/documentKey.ts'
import { productLines } from '../documents/productLines.ts'
import { newestOrdersQuery, transactionQuery } from '../documents/queries.ts'

const lastOrders = (rows: readonly OrderRow[]) => rows.filter(({ type }) => type === 'Order').slice(0, 5)

/** The last five orders, the newest first. */
export function useLastOrders() {
  return useQuery({ ...newestOrdersQuery(useApi()), select: lastOrders })
}

const copies = sessionActions<undefined, readonly CartLine[] | undefined>()

/**
 * Adds the lines of a document to the cart, and compares them with what the cart gained.
 * @param type The supplier's word for the type of the document, such as Order.
 */
export function useCopyToCart({ number, suffix, type }: DocumentKey & { readonly type: string }) {
  const session = useSession()
  const key = documentKey({ number, suffix })
  const { run, isPending } = useAction(
    async () => {
      const before = await linesBefore(session)
      await copyToCart(session, key, (cartId, options) => {
        const copied = { transactionNumber: number, transactionSuffix: suffix, sessionID: cartId }
        return session.api.copyTranToCart(copied, options)
      })
      return before
    },
    { success: `${type} copied to cart`, runner: copies(session, key) },
  )
  return {
    isPending,
    run: async () => {
      const before = await run(undefined)
      const document = transactionQuery(session.api, { number, suffix })
      return copyChanges(session, before, async () => productLines(await session.queryClient.fetchQuery(document)))
    },
    wasCopied: () => wasCopied(session, key),
    isInCart: isInCart(session, key),
  }
}
