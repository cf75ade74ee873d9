import type { IsoDay } from './world.ts'

/** The default current time, a Monday morning in Sydney. Fixed, so that tests and stories are the same every day. */
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

/** The date and the seconds since midnight in the supplier's time zone. */
export function supplierTime(moment: Date): { readonly day: IsoDay; readonly seconds: number } {
  const parts = new Map(sydney.formatToParts(moment).map((part) => [part.type, part.value]))
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type))
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    seconds: number('hour') * 3600 + number('minute') * 60 + number('second'),
  }
}

/** Adds days to a date; `days` may be negative. */
export function addDays(day: IsoDay, days: number): IsoDay {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}
