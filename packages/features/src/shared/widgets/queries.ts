import { useQuery } from '@tanstack/react-query'
import { keptFiveMinutes } from '../api/keptFiveMinutes.ts'
import { operationQuery } from '../api/operationQuery.ts'
import { useSupplierApi } from '../session/useSession.ts'

/** The rows of the bar that closes every page; some hold an address to write to. */
export function useBottomLinkBar() {
  const api = useSupplierApi()
  return useQuery({
    ...operationQuery(api, 'getWidgetConfiguration', { objectSet: 'BottomLinkBar' }),
    ...keptFiveMinutes,
    // A bar that is not there hinders nobody; who needs a row of it says so.
    meta: { showsItsFailure: true },
  })
}
