import { useQuery } from '@tanstack/react-query'
import type { SupplierApi } from '@trade-portal/supplier-api'
import { cachedFiveMinutes, operationQuery } from '../../foundation/api/operationQuery.ts'
import { userDetailsQuery } from '../../foundation/session/userDetailsQuery.ts'
import { useApi } from '../../foundation/session/useSession.ts'

/** The signed-in user, with the status and balances of the account. */
export function useUserDetails() {
  return useQuery(userDetailsQuery(useApi()))
}

/** Name and address of the customer account. */
export function useCustomerDetails() {
  return useQuery(customerDetailsQuery(useApi()))
}

/** Like `useCustomerDetails`, but sends no request: it only has data if a screen has loaded the details. */
export function useKnownCustomerDetails() {
  return useQuery({ ...customerDetailsQuery(useApi()), enabled: false })
}

export const customerDetailsQuery = (api: SupplierApi) => ({
  ...operationQuery(api, 'getCustomerDetails', {}),
  ...cachedFiveMinutes,
})
