import { useQuery } from '@tanstack/react-query'
import type { SupplierApi } from '@trade-portal/supplier-api'
import { cachedFiveMinutes, operationQuery } from '../../foundation/api/operationQuery.ts'
import { useApi } from '../../foundation/session/useSession.ts'
import { categoryTree } from './categoryTree.ts'

export function categoriesQuery(api: SupplierApi) {
  return {
    ...operationQuery(api, 'getProductCategories', {}),
    // A constant function, because a new one at each render would rebuild the tree each time.
    select: categoryTree,
    ...cachedFiveMinutes,
  }
}

/** The categories with their types and classes. */
export function useCategories({ enabled = true }: { readonly enabled?: boolean } = {}) {
  return useQuery({ ...categoriesQuery(useApi()), enabled })
}
