import type { Locale } from '../../parts/format.ts'

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * A `YYYY-MM-DD` day as day/month/year, or month/day/year in the United States. Text that is not a day of the calendar,
 * and the server's year 0001, become a dash. A day is not a point in time, so no time zone can change it.
 */
export function formatCalendarDate(iso: string | null, locale: Locale): string {
  const [, year, month, day] = pattern.exec(iso ?? '') ?? []
  if (year === undefined || month === undefined || day === undefined) return '–'
  if (!isDay(Number(year), Number(month), Number(day))) return '–'
  return locale === 'en-US' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`
}

/** `Date` moves 30 February into March; here such a day is invalid. */
function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 2 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
