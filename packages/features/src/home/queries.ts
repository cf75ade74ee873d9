import { useQuery } from '@tanstack/react-query'
import type { SupplierApi } from '@trade-portal/supplier-api'
import { cachedFiveMinutes, operationQuery } from '../foundation/api/operationQuery.ts'
import type { Session } from '../foundation/session/createSession.ts'
import { useApi } from '../foundation/session/useSession.ts'
import { widgetsQuery } from '../trade/access/queries.ts'
import { homeContent } from './homeContent.ts'

const agedBalancesQuery = (api: SupplierApi) => ({
  ...operationQuery(api, 'getCustomerAgedBalances', {}),
  ...cachedFiveMinutes,
})

/** Prefetches the queries of the home page before it is rendered, and the first picture as soon as its address is known. */
export function prefetchHome({ api, queryClient }: Session): void {
  queryClient.fetchQuery(widgetsQuery(api, 'HomePage')).then(
    (items) => {
      const [first] = homeContent(items).banners
      // Loads the picture into the browser's cache.
      if (first) new Image().src = first.image
    },
    // HomeBanners shows the failure of this query.
    () => undefined,
  )
  void queryClient.prefetchQuery(agedBalancesQuery(api))
}

export function useHomeContent() {
  return useQuery({ ...widgetsQuery(useApi(), 'HomePage'), select: homeContent })
}

/** What the account owes today, split by the age of the debt. */
export function useAgedBalances() {
  return useQuery(agedBalancesQuery(useApi()))
}
