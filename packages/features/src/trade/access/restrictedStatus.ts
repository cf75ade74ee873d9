/** The account statuses with which the supplier may refuse new orders. */
export const restrictedStatuses = ['On Hold', 'Suspended'] as const
export type RestrictedStatus = (typeof restrictedStatuses)[number]

/** @returns undefined if the status is unknown or not in `restrictedStatuses` */
export function restrictedStatus(status: string | undefined): RestrictedStatus | undefined {
  return restrictedStatuses.find((restricted) => restricted === status)
}
