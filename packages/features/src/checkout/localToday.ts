import { format } from 'date-fns'

/** The day on the customer's own calendar, `YYYY-MM-DD`. */
export function localToday(now: Date): string {
  return format(now, 'yyyy-MM-dd')
}
