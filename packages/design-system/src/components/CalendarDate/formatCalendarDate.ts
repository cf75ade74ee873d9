import { isIsoDay } from '../../parts/calendarDay.ts'
import type { Locale } from '../../parts/format.ts'

/**
 * A `YYYY-MM-DD` day as day/month/year, or month/day/year in the United States; a dash for any other text. A day is not a
 * point in time, so no time zone can change it.
 */
export function formatCalendarDate(iso: string | null, locale: Locale): string {
  if (!isIsoDay(iso)) return '-'
  const [year, month, day] = iso.split('-')
  return locale === 'en-US' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`
}
