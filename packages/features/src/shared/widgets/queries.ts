import { useQuery } from '@tanstack/react-query'
import type { Args, SupplierApi } from '@trade-portal/supplier-api'
import { keptFiveMinutes, operationQuery } from '../api/operationQuery.ts'
import { useApi } from '../session/useSession.ts'

/** What the supplier has configured for one part of the portal, such as `TopButtonBar`. */
export function widgetsQuery(api: SupplierApi, objectSet: Args<'getWidgetConfiguration'>['objectSet']) {
  return { ...operationQuery(api, 'getWidgetConfiguration', { objectSet }), ...keptFiveMinutes }
}

/** The rows of the bar that closes every page; some hold an address to write to. */
export function useBottomLinkBar() {
  return useQuery(widgetsQuery(useApi(), 'BottomLinkBar'))
}
