import { useQuery } from '@tanstack/react-query'
import type { Widget } from '@trade-portal/supplier-api'
import { linkHref } from '../foundation/url/externalUrl.ts'
import { useApi } from '../foundation/session/useSession.ts'
import { widgetsQuery } from '../trade/access/queries.ts'
import type { RouteName } from '../routes.ts'

/**
 * Returns the cached content of the home page or of Helpful Links, which the supplier configures like the menus. Returns
 * null for other screens. This hook sends no request, because those two screens send it.
 */
export function useConfiguredContent(screen: RouteName | undefined) {
  const part = screen === 'home' ? 'HomePage' : screen === 'links' ? 'Links' : null
  const query = useQuery({ ...widgetsQuery(useApi(), part ?? 'HomePage'), enabled: false })
  return part && query
}

interface JobLink {
  readonly label: string
  readonly href: string
}

/** Links to external sites for job management; undefined while loading, empty if loading has failed. */
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
