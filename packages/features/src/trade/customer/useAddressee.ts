import { useKnownCustomerDetails, useUserDetails } from './queries.ts'

/**
 * The lines that name the addressee of a printed page: name and address of the account. If no screen has loaded the account
 * yet, the only line is the user's name. There are no lines if neither is known.
 */
export function useAddressee(): readonly string[] {
  const { data: account } = useKnownCustomerDetails()
  const { data: user } = useUserDetails()
  if (account === undefined || account.name === '') return user ? filled([`${user.firstName} ${user.lastName}`]) : []
  const { name, address, suburb, state, postCode } = account
  return filled([name, address, `${suburb} ${state} ${postCode}`])
}

const filled = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '')
