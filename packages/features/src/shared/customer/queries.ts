import { useQuery } from '@tanstack/react-query'
import type { SupplierApi } from '@trade-portal/supplier-api'
import { keptFiveMinutes, operationQuery } from '../api/operationQuery.ts'
import { useApi } from '../session/useSession.ts'

function userDetailsQuery(api: SupplierApi) {
  return { ...operationQuery(api, 'getUserDetails', {}), ...keptFiveMinutes }
}

/** The signed-in user and how the account stands. */
export function useUserDetails() {
  return useQuery(userDetailsQuery(useApi()))
}

/** Name and address of the customer whose account this is. */
export function useCustomerDetails() {
  return useQuery({ ...operationQuery(useApi(), 'getCustomerDetails', {}), ...keptFiveMinutes })
}
