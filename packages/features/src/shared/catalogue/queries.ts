import { useQuery } from '@tanstack/react-query'
import { keptFiveMinutes } from '../api/keptFiveMinutes.ts'
import { operationQuery } from '../api/operationQuery.ts'
import { useSupplierApi } from '../session/useSession.ts'
import { categoryTree } from './categoryTree.ts'

/** Categories with their types, and the classes of these. */
export function useCategories({ isWanted = true }: { readonly isWanted?: boolean } = {}) {
  const api = useSupplierApi()
  return useQuery({
    enabled: isWanted,
    ...operationQuery(api, 'getProductCategories', {}),
    // The function itself: a new one at each render would build the tree each time.
    select: categoryTree,
    ...keptFiveMinutes,
    meta: { showsItsFailure: true },
  })
}
