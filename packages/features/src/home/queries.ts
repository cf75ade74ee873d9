import { useQuery } from '@tanstack/react-query'
import { cachedFiveMinutes, operationQuery } from '../foundation/api/operationQuery.ts'
import { useApi } from '../foundation/session/useSession.ts'
import { widgetsQuery } from '../trade/access/queries.ts'
import { homeContent } from './homeContent.ts'

export function useHomeContent() {
  return useQuery({ ...widgetsQuery(useApi(), 'HomePage'), select: homeContent })
}

/** What the account owes today, split by the age of the debt. */
export function useAgedBalances() {
  return useQuery({ ...operationQuery(useApi(), 'getCustomerAgedBalances', {}), ...cachedFiveMinutes })
}
