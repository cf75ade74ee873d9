import type { IsoDay } from './world.ts'

/** Today wherever nothing else is said: tests and stories look the same on every day. A Monday morning in Sydney. */
export const fixedNow = new Date('2026-11-16T09:30:00+11:00')

const sydney = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Australia/Sydney',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** Day and seconds since midnight at the supplier's. */
export function calendarOf(moment: Date): { readonly day: IsoDay; readonly seconds: number } {
  const parts = new Map(sydney.formatToParts(moment).map((part) => [part.type, part.value]))
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type))
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    seconds: number('hour') * 3600 + number('minute') * 60 + number('second'),
  }
}

/** The day so many days after another. */
export function dayAfter(day: IsoDay, days: number): IsoDay {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}
