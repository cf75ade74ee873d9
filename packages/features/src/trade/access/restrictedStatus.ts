/** The statuses of accounts with restrictions. */
export const restrictedStatuses = ['On Hold', 'Suspended'] as const
export type RestrictedStatus = (typeof restrictedStatuses)[number]

/** @returns undefined for any other or unknown status */
export function restrictedStatus(status: string | undefined): RestrictedStatus | undefined {
  return restrictedStatuses.find((restricted) => restricted === status)
}
