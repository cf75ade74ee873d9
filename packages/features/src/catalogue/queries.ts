import { hashKey, useQuery } from '@tanstack/react-query'
import { whenIdle } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { useEffect, useState } from 'react'
import type { Loadable } from '../foundation/api/loadable.ts'
import { operationQuery } from '../foundation/api/operationQuery.ts'
import { useApi } from '../foundation/session/useSession.ts'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { useTaxLabels } from '../trade/customer/useTaxLabels.ts'
import { arrangePage } from './arrangePage.ts'

interface ProductFilter {
  readonly category: string
  readonly type: string
  /** The id of the class; blank for all classes. */
  readonly productClass: string
  readonly searchText: string
  readonly inStockOnly: boolean
}

/**
 * One page of products, and whether there is a next page. Pages are counted from 1. The next page is prefetched when the
 * browser is idle, and the prefetch is aborted when the filter changes or the screen is left.
 */
export function useProductListPage(filter: ProductFilter, page: number) {
  const { category, type, productClass, searchText, inStockOnly } = filter
  const api = useApi()
  const { pageSize } = useSettings()
  const { listPricesIncludeTax: incGST } = useTaxLabels()
  const queryOf = (wanted: number) =>
    operationQuery(api, 'getProductsByCategoryTP', {
      inStockOnly,
      incGST,
      searchCategory: category,
      searchType: type,
      searchClass: productClass,
      searchString: searchText,
      page: wanted,
      rowsPerPage: pageSize,
    })
  const query = queryOf(page)
  const { data, error, refetch } = useQuery(query)
  const isIdle = useIdleSince(data === undefined ? '' : hashKey(query.queryKey))
  const next = useQuery({
    ...queryOf(page + 1),
    enabled: isIdle && data !== undefined && data.length > 0,
  })
  const arranged = data && arrangePage({ page, pageSize, current: data, next: next.data, hasNextFailed: next.isError })
  const products: Loadable<readonly Product[]> = { data: arranged?.products, error, refetch }
  return { products, hasNext: arranged?.hasNext ?? false }
}

/**
 * Whether the browser has been idle since some content was shown. Use this to delay work that would slow the page down.
 * @param shown Identifies the shown content, or '' if there is none.
 */
function useIdleSince(shown: string): boolean {
  const [idleSince, setIdleSince] = useState('')
  useEffect(() => {
    if (shown === '' || shown === idleSince) return undefined
    return whenIdle(() => setIdleSince(shown))
  }, [shown, idleSince])
  return shown !== '' && shown === idleSince
}
