import { useQuery } from '@tanstack/react-query'
import type { Args, SupplierApi } from '@trade-portal/supplier-api'
import { cachedFiveMinutes, operationQuery } from '../../foundation/api/operationQuery.ts'
import { useApi } from '../../foundation/session/useSession.ts'
import { useSettings } from '../../foundation/settings/useConfiguration.ts'
import { enabledAccess, isDisabled, needsEnabling, type AccessName } from './access.ts'

/** The rows that the supplier has configured for one place in the portal, such as the `TopButtonBar`. */
export function widgetsQuery(api: SupplierApi, objectSet: Args<'getWidgetConfiguration'>['objectSet']) {
  return { ...operationQuery(api, 'getWidgetConfiguration', { objectSet }), ...cachedFiveMinutes }
}

/** The rows of the bar at the bottom of every page. Some rows contain the support email address. */
export function useBottomLinkBar() {
  return useQuery(widgetsQuery(useApi(), 'BottomLinkBar'))
}

/** Which parts of the portal this customer can use: those that both the deployment's settings and the supplier enable. */
export function useAccess() {
  const api = useApi()
  const settings = useSettings()
  const bar = useQuery({ ...widgetsQuery(api, 'TopButtonBar'), select: enabledAccess })
  const isEnabled = (name: AccessName) =>
    !isDisabled(name, settings) && (!needsEnabling(name) || (bar.data?.has(name) ?? false))

  const needsPriceBook = isEnabled('priceBook')
  const priceBook = useQuery({
    ...operationQuery(api, 'isPriceBookEnabled', {}),
    ...cachedFiveMinutes,
    enabled: needsPriceBook,
  })
  const failed = [bar, priceBook].find(({ data, error }) => data === undefined && error !== null)
  return {
    /** Whether the customer has access to a part. False while the access is unknown. */
    has: (name: AccessName) => isEnabled(name) && (name !== 'priceBook' || priceBook.data === true),
    /** Whether the customer has access to a part, or the access is unknown. */
    mayOpen: (name: AccessName) => isEnabled(name) || (bar.isPending && !isDisabled(name, settings)),
    isPending: bar.isPending || (needsPriceBook && priceBook.isPending),
    /** The error, if the access could not be loaded; otherwise null. */
    error: failed?.error ?? null,
    refetch: () => void failed?.refetch(),
  }
}

export type Access = ReturnType<typeof useAccess>
