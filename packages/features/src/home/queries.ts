import { useQuery } from '@tanstack/react-query'
import type { SupplierApi } from '@trade-portal/supplier-api'
import { cachedFiveMinutes, operationQuery } from '../foundation/api/operationQuery.ts'
import type { AskAhead } from '../foundation/session/askAhead.ts'
import { useApi } from '../foundation/session/useSession.ts'
import { widgetsQuery } from '../trade/access/widgetsQueries.ts'
import { homeContent } from './homeContent.ts'

const agedBalancesQuery = (api: SupplierApi) => ({
  ...operationQuery(api, 'getCustomerAgedBalances', {}),
  ...cachedFiveMinutes,
})

export const askHome: AskAhead = ({ session: { api, queryClient } }) => {
  queryClient.fetchQuery(widgetsQuery(api, 'HomePage')).then(
    (items) => {
      const [first] = homeContent(items).banners
      // The browser keeps it for the element that will show it.
      if (first) new Image().src = first.image
    },
    // Shown in the place of the news.
    () => undefined,
  )
  void queryClient.prefetchQuery(agedBalancesQuery(api))
}

/** The homepage content that the supplier has configured. */
export function useHomeContent() {
  return useQuery({ ...widgetsQuery(useApi(), 'HomePage'), select: homeContent })
}

/** What the account owes today, by the age of the debt. */
export function useAgedBalances() {
  return useQuery(agedBalancesQuery(useApi()))
}
