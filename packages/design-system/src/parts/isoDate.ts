import { CalendarDate } from '@internationalized/date'
import { readIsoDay } from './calendarDay.ts'

/** A `YYYY-MM-DD` day in the form of React Aria's calendar; null if the text is not a day. */
export function parseIsoDate(iso: string | null | undefined): CalendarDate | null {
  const found = readIsoDay(iso)
  return found === undefined ? null : new CalendarDate(found.year, found.month, found.day)
}
