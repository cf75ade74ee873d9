/** The month counts from 1. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/**
 * A day of the calendar; undefined for any other, such as 30 February. A year outside 1900 to 2199 is a typing error, or
 * stands for "no day" like the year 0001 of some servers.
 */
export function calendarDay(year: number, month: number, day: number): CalendarDay | undefined {
  if (!(year >= 1900 && year < 2200)) return undefined
  // `Date` moves 30 February into March.
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : undefined
}

/** The day that `YYYY-MM-DD` names; undefined for any other text. */
export function readIsoDay(iso: string | null | undefined): CalendarDay | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso ?? '') ?? []
  return calendarDay(Number(year), Number(month), Number(day))
}
