import { useQuery } from '@tanstack/react-query'
import type { Widget } from '@trade-portal/supplier-api'
import { operationQuery } from '../shared/api/operationQuery.ts'
import { useSupplierApi } from '../shared/session/useSession.ts'

/** The links that the supplier has enabled and that lead somewhere. */
export function useLinks() {
  const api = useSupplierApi()
  return useQuery({
    ...operationQuery(api, 'getWidgetConfiguration', { objectSet: 'Links' }),
    select: shownLinks,
    meta: { showsItsFailure: true },
  })
}

/** Nothing tells two rows of one name apart but their place in the list. */
function shownLinks(rows: readonly Widget[]) {
  return rows.filter((row) => row.isEnabled && row.value !== '').map((row, index) => ({ ...row, id: String(index) }))
}
