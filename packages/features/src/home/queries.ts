import { useQuery } from '@tanstack/react-query'
import { keptFiveMinutes } from '../shared/api/keptFiveMinutes.ts'
import { operationQuery } from '../shared/api/operationQuery.ts'
import { useSupplierApi } from '../shared/session/useSession.ts'

/** Whether the homepage content asks for the balances. Unknown or failed means no. */
export function useShowsBalances(): boolean {
  const api = useSupplierApi()
  const content = useQuery({
    ...operationQuery(api, 'getWidgetConfiguration', { objectSet: 'HomePage' }),
    ...keptFiveMinutes,
    refetchOnWindowFocus: false,
  })
  return content.data?.some((item) => item.label === 'balances' && item.isEnabled) ?? false
}
