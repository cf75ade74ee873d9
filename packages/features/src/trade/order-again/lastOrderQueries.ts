import { useQuery } from '@tanstack/react-query'
import type { CartLine, OrderRow } from '@trade-portal/supplier-api'
import { useAction } from '../../foundation/api/useAction.ts'
import { sessionActions } from '../../foundation/session/sessionActions.ts'
import { useApi, useSession } from '../../foundation/session/useSession.ts'
import type { DocumentKey } from '../../foundation/url/documentAddress.ts'
import { copyChanges, copyToCart, linesBefore, wasCopied } from '../cart/copyChanges.ts'
import type { Copying } from '../cart/useCopyDialogs.tsx'
import { documentKey } from '../documents/documentKey.ts'
import { productLines } from '../documents/productLines.ts'
import { newestOrdersQuery, transactionQuery } from '../documents/queries.ts'

const lastOrders = (rows: readonly OrderRow[]) => rows.filter(({ type }) => type === 'Order').slice(0, 5)

/** The last five orders, the newest first. */
export function useLastOrders() {
  return useQuery({ ...newestOrdersQuery(useApi()), select: lastOrders })
}

interface DocumentToCopy extends DocumentKey {
  /** The supplier's word for the type of the document, such as Order. */
  readonly type: string
}

interface CopiedDocument {
  readonly type: string
  readonly before: readonly CartLine[] | undefined
}

const copies = sessionActions<DocumentToCopy, CopiedDocument>()
const copiedMessage = ({ type }: CopiedDocument) => `${type} copied to cart`

/** Adds the lines of a document to the cart, and compares them with what the cart gained. */
export function useCopyToCart({ number, suffix, type }: DocumentToCopy): Copying {
  const session = useSession()
  const key = documentKey({ number, suffix })
  const action = useAction(
    async (document: DocumentToCopy) => {
      const before = await linesBefore(session)
      await copyToCart(session, key, (cartId, options) => {
        const copied = { transactionNumber: document.number, transactionSuffix: document.suffix, sessionID: cartId }
        return session.api.copyTranToCart(copied, options)
      })
      return { type: document.type, before }
    },
    { success: copiedMessage, runner: copies(session, key) },
  )
  return {
    isPending: action.isPending,
    run: async () => {
      const { before } = await action.run({ number, suffix, type })
      const document = transactionQuery(session.api, { number, suffix })
      return copyChanges(session, before, async () => productLines(await session.queryClient.fetchQuery(document)))
    },
    wasCopied: () => wasCopied(session, key),
  }
}
