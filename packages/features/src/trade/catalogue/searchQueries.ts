import { useQuery } from '@tanstack/react-query'
import type { SupplierApi } from '@trade-portal/supplier-api'
import { operationQuery } from '../../foundation/api/operationQuery.ts'
import { useApi } from '../../foundation/session/useSession.ts'
import { useTaxLabels } from '../../foundation/settings/useTaxLabels.ts'

export function searchQuery(api: SupplierApi, term: string, incGST: boolean) {
  return { ...operationQuery(api, 'searchProductTP', { descString: term, incGST }), enabled: term !== '' }
}

/** The products that match a term. The results of an older term are never shown for a newer one. */
export function useSearch(term: string) {
  return useQuery(searchQuery(useApi(), term, useTaxLabels().listPricesIncludeTax))
}
