import { useQuery } from '@tanstack/react-query'
import type { Store } from '@trade-portal/supplier-api'
import { operationQuery } from '../shared/api/operationQuery.ts'
import { useSupplierApi } from '../shared/session/useSession.ts'

/** The stores of which there is something to say. */
export function useStores() {
  const api = useSupplierApi()
  return useQuery({
    ...operationQuery(api, 'getWebBranches', {}),
    select: knownStores,
    meta: { showsItsFailure: true },
  })
}

/** Nothing tells two stores of one name apart but their place in the list. */
function knownStores(stores: readonly Store[]) {
  return stores
    .filter((store) => store.name !== '' || store.address.length > 0)
    .map((store, index) => ({ ...store, id: String(index) }))
}
