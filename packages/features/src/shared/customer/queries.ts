import { useQuery } from '@tanstack/react-query'
import { keptFiveMinutes } from '../api/keptFiveMinutes.ts'
import { operationQuery } from '../api/operationQuery.ts'
import { useSupplierApi } from '../session/useSession.ts'

/** The signed-in user and how the account stands. */
export function useUserDetails() {
  const api = useSupplierApi()
  return useQuery({
    ...operationQuery(api, 'getUserDetails', {}),
    ...keptFiveMinutes,
    meta: { showsItsFailure: true },
  })
}

/** Name and address of the customer whose account this is. */
export function useCustomerDetails() {
  const api = useSupplierApi()
  return useQuery({ ...operationQuery(api, 'getCustomerDetails', {}), ...keptFiveMinutes })
}
