import { Time } from '@internationalized/date'

const pattern = /^([01]\d|2[0-3]):([0-5]\d)$/
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A time from `HH:MM`, null for anything else. */
export function parseClockTime(text: string): Time | null {
  const [, hour, minute] = (pattern.exec(text) ?? []).map(Number)
  return hour === undefined || minute === undefined ? null : new Time(hour, minute)
}

export const formatClockTime = ({ hour, minute }: { hour: number; minute: number }) =>
  `${twoDigits(hour)}:${twoDigits(minute)}`
