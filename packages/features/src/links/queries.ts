import { useQuery } from '@tanstack/react-query'
import type { Widget } from '@trade-portal/supplier-api'
import { useApi } from '../shared/session/useSession.ts'
import { widgetsQuery } from '../shared/widgets/queries.ts'

/** The links that the supplier has enabled and that lead somewhere. */
export function useLinks() {
  return useQuery({ ...widgetsQuery(useApi(), 'Links'), select: shownLinks })
}

/** Two rows of one name differ only in their place in the list. */
function shownLinks(rows: readonly Widget[]) {
  return rows.filter((row) => row.isEnabled && row.value !== '').map((row, index) => ({ ...row, id: String(index) }))
}
