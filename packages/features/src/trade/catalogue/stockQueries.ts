import type { QueryKey } from '@tanstack/react-query'
import { now } from '@trade-portal/design-system/time'
import type { Product, QueryName, StockStatus } from '@trade-portal/supplier-api'
import { sessionPart } from '../../foundation/session/sessionPart.ts'

/** The operations that say what is in stock. */
const operations: readonly QueryName[] = ['getProductsByCategoryTP', 'searchProductTP', 'getProductDetails']

/** For how long an answer says what is in stock, in milliseconds. */
export const stockValidForMs = 30 * 60_000

type Answer = readonly Product[] | Product | null

/**
 * The stock of products, as the supplier's last answers have it. Carts, lists and orders usually do not say it, and asking
 * for each of their lines would take a call per line. Sends no call.
 */
export const knownStock = sessionPart(({ queryClient }) => {
  const known = new Map<string, { readonly status: StockStatus | null; readonly at: number }>()
  const note = (queryKey: QueryKey) => {
    for (const [key, answer] of queryClient.getQueriesData<Answer>({ queryKey })) {
      const at = queryClient.getQueryState(key)?.dataUpdatedAt ?? 0
      for (const { productId, stockStatus } of [answer ?? []].flat())
        if (at >= (known.get(productId)?.at ?? 0)) known.set(productId, { status: stockStatus, at })
    }
  }
  for (const name of operations) note([name])
  const close = queryClient.getQueryCache().subscribe((event) => {
    const isAnswer = event.type === 'updated' && event.action.type === 'success'
    if (isAnswer && operations.some((name) => name === event.query.queryKey[0])) note(event.query.queryKey)
  })
  const value = {
    of: (productId: string): StockStatus | null => {
      const last = known.get(productId)
      return last && now() - last.at < stockValidForMs ? last.status : null
    },
  }
  return { value, close }
})
