import type { Locale } from '../../parts/format.ts'
import { plainText, twoDigits } from '../../parts/typedText.ts'

/**
 * The time of day that a text means: `7`, `730`, `0730`, `7.30`, `7:30 pm`, `7 p.m.`, `19:30`, `noon`, `midnight`. Without
 * `am` or `pm`, the text is on a 24-hour clock.
 * @returns `HH:MM`, or undefined for a text that is not clearly a time
 */
export function readTime(text: string): string | undefined {
  const plain = plainText(text)
  if (plain === 'noon' || plain === 'midday') return '12:00'
  if (plain === 'midnight') return '00:00'
  const [, numbers = '', half] = /^([\d:. ]*\d)\s*(?:([ap])\.?m\.?)?$/.exec(plain) ?? []
  const [, typed = '', minute = '00'] = /^(\d{1,2})(?:\s?[:. ]?\s?(\d\d))?$/.exec(numbers) ?? []
  if (typed === '' || Number(minute) > 59) return undefined
  const hour = hourOf(Number(typed), half)
  return hour === undefined ? undefined : `${twoDigits(hour)}:${minute}`
}

function hourOf(typed: number, half: string | undefined): number | undefined {
  if (half === undefined) return typed < 24 ? typed : undefined
  if (typed < 1 || typed > 12) return undefined
  return (typed % 12) + (half === 'p' ? 12 : 0)
}

/**
 * A time in the locale's format, such as `7:30 pm`; undefined if it is not a time.
 * @param time `HH:MM`
 */
export function showTime(time: string, locale: Locale): string | undefined {
  const [, hour = '', minute = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (hour === '') return undefined
  const half = Number(hour) < 12 ? 'am' : 'pm'
  return `${Number(hour) % 12 || 12}:${minute} ${locale === 'en-US' ? half.toUpperCase() : half}`
}
