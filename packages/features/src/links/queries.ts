import { useQuery } from '@tanstack/react-query'
import type { Widget } from '@trade-portal/supplier-api'
import { useApi } from '../foundation/session/useSession.ts'
import { widgetsQuery } from '../trade/access/widgetsQueries.ts'

/** The enabled links that have a value. */
export function useLinks() {
  return useQuery({ ...widgetsQuery(useApi(), 'Links'), select: shownLinks })
}

/** The id is the position, because two rows can be equal otherwise. */
function shownLinks(rows: readonly Widget[]) {
  return rows.filter((row) => row.isEnabled && row.value !== '').map((row, index) => ({ ...row, id: String(index) }))
}
