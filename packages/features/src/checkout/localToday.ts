import { formatISO } from 'date-fns'

/** The day on the customer's own calendar, `YYYY-MM-DD`. */
export function localToday(now: Date): string {
  return formatISO(now, { representation: 'date' })
}
