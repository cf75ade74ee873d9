/** The statuses of an account that can order less than others. */
export const restrictedStatuses = ['On Hold', 'Suspended'] as const
export type RestrictedStatus = (typeof restrictedStatuses)[number]

/** @returns undefined for any other status, and while the status is not known */
export function restrictedStatus(status: string | undefined): RestrictedStatus | undefined {
  return restrictedStatuses.find((restricted) => restricted === status)
}
