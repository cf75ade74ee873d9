import { useQuery } from '@tanstack/react-query'
import { keptFiveMinutes, operationQuery } from '../shared/api/operationQuery.ts'
import { useApi } from '../shared/session/useSession.ts'
import { widgetsQuery } from '../shared/widgets/queries.ts'
import { homeContent } from './homeContent.ts'

/** The homepage content that the supplier has configured. */
export function useHomeContent() {
  return useQuery({ ...widgetsQuery(useApi(), 'HomePage'), select: homeContent })
}

/** What the account owes today, by the age of the debt. */
export function useAgedBalances() {
  return useQuery({ ...operationQuery(useApi(), 'getCustomerAgedBalances', {}), ...keptFiveMinutes })
}
