import { useKnownCustomerDetails, useUserDetails } from './queries.ts'

/**
 * For whom a page is printed: the account, or the user while no screen has needed the account's details yet. Each line of
 * the name and address; none while nothing is known.
 */
export function useAddressee(): readonly string[] {
  const { data: account } = useKnownCustomerDetails()
  const { data: user } = useUserDetails()
  if (account === undefined || account.name === '') return user ? filled([`${user.firstName} ${user.lastName}`]) : []
  const { name, address, suburb, state, postCode } = account
  return filled([name, address, `${suburb} ${state} ${postCode}`])
}

const filled = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '')
