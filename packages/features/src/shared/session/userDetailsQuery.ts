import type { SupplierApi } from '@trade-portal/supplier-api'
import { keptFiveMinutes, operationQuery } from '../api/operationQuery.ts'

/**
 * The signed-in user. Other calls wait for the ids in it, so a screen that goes away does not cancel it, as it does
 * other queries: the function leaves the signal alone.
 */
export function userDetailsQuery(api: SupplierApi) {
  return { ...operationQuery(api, 'getUserDetails', {}), queryFn: () => api.getUserDetails({}), ...keptFiveMinutes }
}
