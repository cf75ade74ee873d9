import { useQuery } from '@tanstack/react-query'
import { keptFiveMinutes, operationQuery } from '../api/operationQuery.ts'
import { userDetailsQuery } from '../session/userDetailsQuery.ts'
import { useApi } from '../session/useSession.ts'

/** The signed-in user, with the status and balances of the account. */
export function useUserDetails() {
  return useQuery(userDetailsQuery(useApi()))
}

/** Name and address of the customer account. */
export function useCustomerDetails() {
  return useQuery({ ...operationQuery(useApi(), 'getCustomerDetails', {}), ...keptFiveMinutes })
}
