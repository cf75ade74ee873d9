import type { OrderRow, Product } from '@trade-portal/supplier-api'
import { useState } from 'react'
import type { Loadable } from '../../foundation/api/loadable.ts'
import { cachedFiveMinutes } from '../../foundation/api/operationQuery.ts'
import { useFewAtATime } from '../../foundation/api/useFewAtATime.ts'
import { useApi } from '../../foundation/session/useSession.ts'
import { productQuery } from '../catalogue/productQueries.ts'
import { transactionQuery } from '../documents/queries.ts'
import { boughtProducts, type BoughtProduct, productToday } from './boughtProducts.ts'

/** More are read when the customer asks for them. */
const ordersAtOnce = 20

/** The products of the newest orders. The orders are read two at a time, the newest first. */
export function useBoughtProducts(orders: readonly OrderRow[]) {
  const api = useApi()
  const [wanted, setWanted] = useState(ordersAtOnce)
  const [isStopped, setIsStopped] = useState(false)
  const chosen = orders.slice(0, wanted)
  const { products, read, missing, failed } = useFewAtATime(
    chosen.map((order) => ({ ...transactionQuery(api, order), ...cachedFiveMinutes })),
    {
      atATime: 2,
      isStopped,
      combine: (results) => {
        const isOver = results.map(({ data, error }) => data !== undefined || error !== null)
        // Answers may arrive in any order. Only the orders before the first unanswered one are used, so that later answers
        // only add products below those that are already shown.
        const missing = isOver.indexOf(false)
        const read = missing === -1 ? results : results.slice(0, missing)
        return {
          products: boughtProducts(read.flatMap(({ data }) => data ?? [])),
          read: isOver.filter(Boolean).length,
          missing,
          failed: results.flatMap(({ error, refetch }) => (error === null ? [] : refetch)),
        }
      },
    },
  )
  return {
    products,
    read,
    total: orders.length,
    failed: failed.length,
    retry: () => failed.map((refetch) => refetch()),
    isReading: missing !== -1 && !isStopped,
    stop: () => setIsStopped(true),
    /** Reads more orders; undefined if there are none left to read. */
    more:
      missing === -1 && wanted >= orders.length
        ? undefined
        : () => {
            setIsStopped(false)
            if (missing === -1) setWanted(wanted + ordersAtOnce)
          },
  }
}

/** Today's details of products, requested a few at a time. Prices are without tax, like the prices on orders and invoices. */
export function useProductsToday(products: readonly BoughtProduct[]) {
  const api = useApi()
  return useFewAtATime(
    products.map(({ productId }) => productQuery(api, productId, false)),
    {
      atATime: 4,
      combine: (results) => ({
        rows: products.map((product, index) => {
          const result = results[index]
          return { product, today: productToday(product, result?.data, result && hasRequestFailed(result)) }
        }),
        missed: results.filter(hasRequestFailed),
      }),
    },
  )
}

const hasRequestFailed = ({ data, errorUpdateCount = 0 }: Loadable<Product | null>) =>
  data === undefined && errorUpdateCount > 0
