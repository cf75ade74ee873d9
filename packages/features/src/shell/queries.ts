import { useQuery } from '@tanstack/react-query'
import type { Widget } from '@trade-portal/supplier-api'
import { linkHref } from '../shared/addresses/externalUrl.ts'
import { useApi } from '../shared/session/useSession.ts'
import { widgetsQuery } from '../shared/widgets/queries.ts'

export interface JobLink {
  readonly label: string
  readonly href: string
}

/** Links to external sites for job management; undefined while they load, empty after a failure. */
export function useJobLinks(): readonly JobLink[] | undefined {
  const { data, isError } = useQuery({ ...widgetsQuery(useApi(), 'JobManagement'), select: jobLinks })
  return isError ? (data ?? []) : data
}

function jobLinks(rows: readonly Widget[]): JobLink[] {
  return rows.flatMap(({ label, value, value2, isEnabled }) => {
    const href = linkHref(value2 || value)
    return isEnabled && label !== '' && href !== undefined ? [{ label, href }] : []
  })
}
