import type { RecentAddress } from '../trade/customer/recentEntries.ts'

const blank: RecentAddress = { address: '', suburb: '', state: '', zipCode: '' }

const isSame = (one: RecentAddress, other: RecentAddress) =>
  one.address === other.address &&
  one.suburb === other.suburb &&
  one.state === other.state &&
  one.zipCode === other.zipCode

/**
 * The address to fill in when a recent job is chosen: the one that was used with it. An address that the customer has
 * entered stays. One that another job has brought is replaced, because goods would go to the wrong site otherwise.
 * @param entered The address in the form
 * @param brought The address that was filled in for the job chosen before
 * @param used The address that was used with the chosen job
 * @returns undefined if the address in the form stays
 */
export function addressToBring(
  entered: RecentAddress,
  brought: RecentAddress | undefined,
  used: RecentAddress = blank,
): RecentAddress | undefined {
  const mayReplace = isSame(entered, blank) || (brought !== undefined && isSame(entered, brought))
  return mayReplace && !isSame(entered, used) ? used : undefined
}
