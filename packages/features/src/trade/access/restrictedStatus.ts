/** The statuses of accounts that the supplier may restrict. */
export const restrictedStatuses = ['On Hold', 'Suspended'] as const
export type RestrictedStatus = (typeof restrictedStatuses)[number]

/** @returns undefined if the status is unknown or not in `restrictedStatuses` */
export function restrictedStatus(status: string | undefined): RestrictedStatus | undefined {
  return restrictedStatuses.find((restricted) => restricted === status)
}
