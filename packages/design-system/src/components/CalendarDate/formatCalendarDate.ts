import { parseIsoDate } from '../../parts/isoDate.ts'
import type { Locale } from '../DesignSystemProvider/format.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * A `YYYY-MM-DD` day as day/month/year, or month/day/year in the United States. What is no day becomes a dash.
 * It is never an instant, so no time zone can move it.
 */
export function formatCalendarDate(iso: string | null, locale: Locale): string {
  const date = parseIsoDate(iso)
  if (!date) return '–'
  const [day, month] = [twoDigits(date.day), twoDigits(date.month)]
  return locale === 'en-US' ? `${month}/${day}/${date.year}` : `${day}/${month}/${date.year}`
}
