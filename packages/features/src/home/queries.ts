import { useQuery } from '@tanstack/react-query'
import type { SupplierApi } from '@trade-portal/supplier-api'
import { keptFiveMinutes, operationQuery } from '../shared/api/operationQuery.ts'
import type { AskAhead } from '../shared/session/askAhead.ts'
import { useApi } from '../shared/session/useSession.ts'
import { widgetsQuery } from '../shared/widgets/queries.ts'
import { homeContent } from './homeContent.ts'

const agedBalancesQuery = (api: SupplierApi) => ({
  ...operationQuery(api, 'getCustomerAgedBalances', {}),
  ...keptFiveMinutes,
})

export const askHome: AskAhead = ({ session: { api, queryClient } }) => {
  void queryClient.prefetchQuery(widgetsQuery(api, 'HomePage'))
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
