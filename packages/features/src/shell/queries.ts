import { useQuery } from '@tanstack/react-query'
import type { Widget } from '@trade-portal/supplier-api'
import { keptFiveMinutes } from '../shared/api/keptFiveMinutes.ts'
import { operationQuery } from '../shared/api/operationQuery.ts'
import { linkHref } from '../shared/addresses/externalUrl.ts'
import { useSupplierApi } from '../shared/session/useSession.ts'

export interface JobLink {
  readonly label: string
  readonly href: string
}

/** Where this supplier's customers manage their jobs, on sites of others; undefined while that is not known. */
export function useJobLinks(): readonly JobLink[] | undefined {
  const api = useSupplierApi()
  const { data, isError } = useQuery({
    ...operationQuery(api, 'getWidgetConfiguration', { objectSet: 'JobManagement' }),
    select: jobLinks,
    ...keptFiveMinutes,
    // Nobody misses a link to another site enough to be told of its failure.
    meta: { showsItsFailure: true },
  })
  return isError ? (data ?? []) : data
}

function jobLinks(rows: readonly Widget[]): JobLink[] {
  return rows.flatMap(({ label, value, value2, isEnabled }) => {
    const href = linkHref(value2 || value)
    return isEnabled && label !== '' && href !== undefined ? [{ label, href }] : []
  })
}
