import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../shared/api/operationQuery.ts'
import { useSupplierApi } from '../shared/session/useSession.ts'
import { useSettings } from '../shared/settings/useConfiguration.ts'

export interface ProductFilter {
  readonly category: string
  readonly type: string
  /** Blank for all classes. */
  readonly productClass: string
  readonly searchText: string
}

/** One page of products, counted from 1, and whether another follows. */
export function useProductPage(filter: ProductFilter, page: number) {
  const { pageSize } = useSettings()
  const products = useQuery(usePageQuery(filter, page))
  // Next is only offered when the next page holds something, so it is asked for ahead.
  const isFull = products.data !== undefined && products.data.length > 0
  const next = useQuery({ ...usePageQuery(filter, page + 1), enabled: isFull })
  // Until that is known a full page is taken for a sign of more, so that Next keeps the focus while it is pressed.
  const mayHaveNext = next.isPending && products.data?.length === pageSize
  return { ...products, hasNext: mayHaveNext || (next.data?.length ?? 0) > 0 }
}

function usePageQuery(filter: ProductFilter, page: number) {
  const api = useSupplierApi()
  const { pricesIncludeTax: incGST, pageSize } = useSettings()
  return {
    ...operationQuery(api, 'getProductsByCategoryTP', {
      incGST,
      searchCategory: filter.category,
      searchType: filter.type,
      searchClass: filter.productClass,
      searchString: filter.searchText,
      page,
      rowsPerPage: pageSize,
    }),
    meta: { showsItsFailure: true },
  }
}
