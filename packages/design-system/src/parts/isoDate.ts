import { parseDate, type CalendarDate } from '@internationalized/date'
import { isIsoDay } from './calendarDay.ts'

/** A `YYYY-MM-DD` day in the form of React Aria's calendar; null if the text is not a day. */
export const parseIsoDate = (text: string | undefined): CalendarDate | null => (isIsoDay(text) ? parseDate(text) : null)
