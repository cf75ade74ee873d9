import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SupplierApi } from '@trade-portal/supplier-api'
import { useCallback } from 'react'
import { operationQuery } from '../../foundation/api/operationQuery.ts'
import { useApi } from '../../foundation/session/useSession.ts'
import { useTaxLabels } from '../customer/useTaxLabels.ts'

export function productQuery(api: SupplierApi, productId: string, incGST: boolean) {
  return operationQuery(api, 'getProductDetails', { productID: productId, incGST })
}

/** The details of one product; null if the supplier does not know it. */
export function useProduct(productId: string) {
  return useQuery(productQuery(useApi(), productId, useTaxLabels().listPricesIncludeTax))
}

/**
 * Returns a function that prefetches the details of a product, unless they were loaded in the last minute. That function
 * never rejects.
 */
export function usePrefetchProduct() {
  const client = useQueryClient()
  const api = useApi()
  const { listPricesIncludeTax } = useTaxLabels()
  return useCallback(
    (productId: string) => client.prefetchQuery(productQuery(api, productId, listPricesIncludeTax)),
    [client, api, listPricesIncludeTax],
  )
}

export function useFeaturesAndBenefits(productId: string) {
  return useQuery(operationQuery(useApi(), 'getFeaturesAndBenefits', { productID: productId }))
}

export function useProductInformation(productId: string) {
  return useQuery(operationQuery(useApi(), 'getProductInformation', { productID: productId }))
}

export function searchQuery(api: SupplierApi, term: string, incGST: boolean) {
  return { ...operationQuery(api, 'searchProductTP', { descString: term, incGST }), enabled: term !== '' }
}

/** The products that match a term. The results of an older term are never shown for a newer one. */
export function useSearch(term: string, inStockOnly = false) {
  const api = useApi()
  const { listPricesIncludeTax: incGST } = useTaxLabels()
  const all = useQuery(searchQuery(api, inStockOnly ? '' : term, incGST))
  // `searchProductTP` has no field for the stock, so this asks for the products of all categories.
  const wanted = { incGST, searchCategory: '', searchString: term, inStockOnly: true }
  const inStock = useQuery({
    ...operationQuery(api, 'getProductsByCategoryTP', wanted),
    enabled: inStockOnly && term !== '',
  })
  return inStockOnly ? inStock : all
}
