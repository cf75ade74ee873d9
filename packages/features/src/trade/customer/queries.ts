import { useQuery } from '@tanstack/react-query'
import type { SubUser, SupplierApi } from '@trade-portal/supplier-api'
import { cachedFiveMinutes, operationQuery } from '../../foundation/api/operationQuery.ts'
import { userDetailsQuery } from '../../foundation/session/createSession.ts'
import { useApi, useSession } from '../../foundation/session/useSession.ts'

/** The signed-in user, with the status and balances of the account. */
export function useUserDetails() {
  return useQuery(userDetailsQuery(useApi()))
}

export const usersQuery = (api: SupplierApi) => operationQuery(api, 'getListMobileUsers', {})

/** The users of this customer, without passwords. */
export function useUsers() {
  return useQuery(usersQuery(useApi()))
}

/**
 * Returns a function that says whether a user is the signed-in one. It compares usernames, the only field that sessions and
 * users share.
 */
export function useIsOwnAccount(): (user: Pick<SubUser, 'userName'>) => boolean {
  const { username } = useSession().record
  return ({ userName }) => userName.trim().toLowerCase() === username.trim().toLowerCase()
}

/** Name and address of the customer account. */
export function useCustomerDetails() {
  return useQuery(customerDetailsQuery(useApi()))
}

export const customerDetailsQuery = (api: SupplierApi) => ({
  ...operationQuery(api, 'getCustomerDetails', {}),
  ...cachedFiveMinutes,
})

/**
 * The lines that name the addressee of a printed page: name and address of the account. If no screen has loaded the account
 * yet, the only line is the user's name. There are no lines if neither is known. Sends no request for the account.
 */
export function useAddressee(): readonly string[] {
  const { data: account } = useQuery({ ...customerDetailsQuery(useApi()), enabled: false })
  const { data: user } = useUserDetails()
  if (account === undefined || account.name === '') return user ? filled([`${user.firstName} ${user.lastName}`]) : []
  const { name, address, suburb, state, postCode } = account
  return filled([name, address, `${suburb} ${state} ${postCode}`])
}

const filled = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '')
