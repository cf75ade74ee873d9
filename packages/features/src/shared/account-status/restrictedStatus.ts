/** The statuses of an account that can order less than others. */
export type RestrictedStatus = 'On Hold' | 'Suspended'

/** @returns undefined for any other status, and while the status is not known */
export function restrictedStatus(status: string | undefined): RestrictedStatus | undefined {
  return status === 'On Hold' || status === 'Suspended' ? status : undefined
}
