import { useQuery } from '@tanstack/react-query'
import type { Settings, Widget } from '@trade-portal/supplier-api'
import { userDetailsQuery, type Session } from '../foundation/session/createSession.ts'
import { useApi } from '../foundation/session/useSession.ts'
import { linkHref } from '../foundation/url/externalUrl.ts'
import type { RouteName } from '../routes.ts'
import { widgetsQuery } from '../trade/access/queries.ts'
import { cartIds, cartQuery } from '../trade/cart/queries.ts'
import { categoriesQuery } from '../trade/catalogue/queries.ts'

/**
 * Prefetches the queries of the shell before it is rendered. The price book is excluded, because its query needs the answer
 * to another query.
 */
export function prefetchShell(session: Session, settings: Settings): void {
  const { api, queryClient } = session
  for (const part of ['TopButtonBar', 'JobManagement', 'BottomLinkBar'] as const)
    void queryClient.prefetchQuery(widgetsQuery(api, part))
  void queryClient.prefetchQuery(userDetailsQuery(api))
  if (settings.hasProducts) void queryClient.prefetchQuery(categoriesQuery(api))
  const cartId = settings.hasCart ? cartIds.of(session).current() : undefined
  if (cartId !== undefined) void queryClient.prefetchQuery(cartQuery(session, cartId))
}

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
