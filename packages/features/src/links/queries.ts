import { useQuery } from '@tanstack/react-query'
import type { Widget } from '@trade-portal/supplier-api'
import { useApi } from '../foundation/session/useSession.ts'
import { widgetsQuery } from '../trade/access/queries.ts'

/** The supplier's enabled links that have an address. */
export function useLinks() {
  return useQuery({ ...widgetsQuery(useApi(), 'Links'), select: shownLinks })
}

/** The position serves as the id, because two rows can have the same values. */
function shownLinks(rows: readonly Widget[]) {
  return rows.filter((row) => row.isEnabled && row.value !== '').map((row, index) => ({ ...row, id: String(index) }))
}
