import { formatISO } from 'date-fns'

/** The date in the customer's time zone, `YYYY-MM-DD`. */
export function localToday(now: Date): string {
  return formatISO(now, { representation: 'date' })
}
