import { useQuery } from '@tanstack/react-query'
import type { SupplierApi } from '@trade-portal/supplier-api'
import { keptFiveMinutes, operationQuery } from '../api/operationQuery.ts'
import { useApi } from '../session/useSession.ts'
import { categoryTree } from './categoryTree.ts'

function categoriesQuery(api: SupplierApi) {
  return {
    ...operationQuery(api, 'getProductCategories', {}),
    // The function itself: a new one at each render would build the tree each time.
    select: categoryTree,
    ...keptFiveMinutes,
  }
}

/** Categories with their types, and the classes of these. */
export function useCategories({ enabled = true }: { readonly enabled?: boolean } = {}) {
  return useQuery({ ...categoriesQuery(useApi()), enabled })
}
