import { useQuery } from '@tanstack/react-query'
import type { SupplierApi } from '@trade-portal/supplier-api'
import { operationQuery } from '../shared/api/operationQuery.ts'
import { useApi } from '../shared/session/useSession.ts'
import { useSettings } from '../shared/settings/useConfiguration.ts'

export interface ProductFilter {
  readonly category: string
  readonly type: string
  /** Blank for all classes. */
  readonly productClass: string
  readonly searchText: string
}

export interface ProductPage extends ProductFilter {
  /** Counted from 1. */
  readonly page: number
  readonly pageSize: number
  readonly incGST: boolean
}

function productPageQuery(
  api: SupplierApi,
  { incGST, category, type, productClass, searchText, page, pageSize }: ProductPage,
) {
  return operationQuery(api, 'getProductsByCategoryTP', {
    incGST,
    searchCategory: category,
    searchType: type,
    searchClass: productClass,
    searchString: searchText,
    page,
    rowsPerPage: pageSize,
  })
}

/** One page of products, counted from 1, and whether there is a next page. */
export function useProductPage(filter: ProductFilter, page: number) {
  const api = useApi()
  const { pricesIncludeTax: incGST, pageSize } = useSettings()
  const products = useQuery(productPageQuery(api, { ...filter, page, pageSize, incGST }))
  const count = products.data?.length ?? 0
  // Next is enabled only if the next page has products, so that page is fetched in advance.
  const next = useQuery({
    ...productPageQuery(api, { ...filter, page: page + 1, pageSize, incGST }),
    enabled: count > 0,
  })
  // Until then, a full page is taken to have a next one: disabling Next now would take the focus from it.
  const mayHaveNext = next.isPending && count === pageSize
  return { products, hasNext: mayHaveNext || (next.data?.length ?? 0) > 0 }
}
