import type { SupplierApi } from '@trade-portal/supplier-api'
import { cachedFiveMinutes, operationQuery } from '../api/operationQuery.ts'

/**
 * The signed-in user. Other calls wait for the ids in the response, so leaving a screen must not cancel this query: the
 * query function does not use the abort signal.
 */
export function userDetailsQuery(api: SupplierApi) {
  return { ...operationQuery(api, 'getUserDetails', {}), queryFn: () => api.getUserDetails({}), ...cachedFiveMinutes }
}
