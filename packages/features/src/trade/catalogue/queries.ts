import { useQuery } from '@tanstack/react-query'
import type { SupplierApi } from '@trade-portal/supplier-api'
import { cachedFiveMinutes, operationQuery } from '../../foundation/api/operationQuery.ts'
import { useApi } from '../../foundation/session/useSession.ts'
import { categoryTree } from './categoryTree.ts'

export function categoriesQuery(api: SupplierApi) {
  return {
    ...operationQuery(api, 'getProductCategories', {}),
    // Passes the same function at each render, because a new function would make React Query build the tree again.
    select: categoryTree,
    ...cachedFiveMinutes,
  }
}

export function useCategories({ enabled = true }: { readonly enabled?: boolean } = {}) {
  return useQuery({ ...categoriesQuery(useApi()), enabled })
}
