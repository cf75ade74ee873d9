import { useKnownCustomerDetails, useUserDetails } from './queries.ts'

/**
 * The addressee of a printed page, as lines of name and address: the account, or the user if no screen has loaded the account
 * yet. No lines if neither is known.
 */
export function useAddressee(): readonly string[] {
  const { data: account } = useKnownCustomerDetails()
  const { data: user } = useUserDetails()
  if (account === undefined || account.name === '') return user ? filled([`${user.firstName} ${user.lastName}`]) : []
  const { name, address, suburb, state, postCode } = account
  return filled([name, address, `${suburb} ${state} ${postCode}`])
}

const filled = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '')
