import { useQuery } from '@tanstack/react-query'
import type { Args, SupplierApi } from '@trade-portal/supplier-api'
import { cachedFiveMinutes, operationQuery } from '../../foundation/api/operationQuery.ts'
import { useApi } from '../../foundation/session/useSession.ts'

/** The rows that the supplier has configured for one part of the portal, such as `TopButtonBar`. */
export function widgetsQuery(api: SupplierApi, objectSet: Args<'getWidgetConfiguration'>['objectSet']) {
  return { ...operationQuery(api, 'getWidgetConfiguration', { objectSet }), ...cachedFiveMinutes }
}

/** The rows of the bar at the bottom of every page. Some contain the support email address. */
export function useBottomLinkBar() {
  return useQuery(widgetsQuery(useApi(), 'BottomLinkBar'))
}
