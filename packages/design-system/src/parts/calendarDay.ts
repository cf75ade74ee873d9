import { twoDigits } from './typedText.ts'

/**
 * A day of the calendar as `YYYY-MM-DD`; undefined for any other date, such as 30 February. Years before 1900 or after 2199
 * are typing errors, or mean "no day", like the year 0001 of some servers.
 */
export function isoDay(year: number, month: number, day: number): string | undefined {
  if (!(year >= 1900 && year < 2200)) return undefined
  // Compares the result, because `Date` turns 30 February into a day in March. In UTC, because some zones have skipped a day.
  const date = new Date(Date.UTC(year, month - 1, day))
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isDay ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : undefined
}

/** Whether a text is a day of the calendar in the form `YYYY-MM-DD`. */
export function isIsoDay(text: string | null | undefined): text is string {
  const [year = 0, month = 0, day = 0] = (text ?? '').split('-').map(Number)
  return (text ?? '') === isoDay(year, month, day)
}
