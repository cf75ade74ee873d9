import { useQuery } from '@tanstack/react-query'
import type { Store } from '@trade-portal/supplier-api'
import { operationQuery } from '../foundation/api/operationQuery.ts'
import { useApi } from '../foundation/session/useSession.ts'

/** The stores with a name or an address. */
export function useStores() {
  return useQuery({ ...operationQuery(useApi(), 'getWebBranches', {}), select: knownStores })
}

/** The index in the list serves as the id, because all values of two stores can be the same. */
function knownStores(stores: readonly Store[]) {
  return stores
    .filter((store) => store.name !== '' || store.address.length > 0)
    .map((store, index) => ({ ...store, id: String(index) }))
}
