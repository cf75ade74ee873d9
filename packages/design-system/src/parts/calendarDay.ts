/** A day of the calendar. The month counts from 1. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/**
 * A day of the calendar; undefined for any other date, such as 30 February. Years before 1900 or after 2199 are typing
 * errors, or mean "no day", like the year 0001 of some servers.
 */
export function calendarDay(year: number, month: number, day: number): CalendarDay | undefined {
  if (!(year >= 1900 && year < 2200)) return undefined
  // Checks the result, because `Date` turns 30 February into a day in March.
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : undefined
}

/** The day of a `YYYY-MM-DD` text; undefined for any other text. */
export function readIsoDay(iso: string | null | undefined): CalendarDay | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso ?? '') ?? []
  return calendarDay(Number(year), Number(month), Number(day))
}
