import { useQuery } from '@tanstack/react-query'
import { keptFiveMinutes, operationQuery } from '../api/operationQuery.ts'
import { userDetailsQuery } from '../session/userDetailsQuery.ts'
import { useApi } from '../session/useSession.ts'

/** The signed-in user and how the account stands. */
export function useUserDetails() {
  return useQuery(userDetailsQuery(useApi()))
}

/** Name and address of the customer whose account this is. */
export function useCustomerDetails() {
  return useQuery({ ...operationQuery(useApi(), 'getCustomerDetails', {}), ...keptFiveMinutes })
}
