import { CalendarDate } from '@internationalized/date'
import { readIsoDay } from './calendarDay.ts'

/** The day of `YYYY-MM-DD` for a calendar of React Aria; null if it is not a day. */
export function parseIsoDate(iso: string | null | undefined): CalendarDate | null {
  const found = readIsoDay(iso)
  return found === undefined ? null : new CalendarDate(found.year, found.month, found.day)
}
