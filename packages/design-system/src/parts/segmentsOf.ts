/** One part of a date or a time as it is displayed. */
export interface ShownSegment {
  /** Different for each part. */
  readonly key: string
  readonly type: string
  readonly text: string
  /** The name of the part, such as `day`; undefined for what stands between parts. */
  readonly name: string | undefined
  readonly isBlank: boolean
}

const formats = {
  date: { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' },
  time: { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const blanks: Record<string, string> = { day: 'dd', month: 'mm', year: 'yyyy', hour: '––', minute: '––' }

/** A date or a time in parts, as React Aria's fields show it, without their code. What is not whole is shown blank. */
export function segmentsOf(kind: keyof typeof formats, value: string, locale: string): ShownSegment[] {
  const iso = kind === 'date' ? `${value}T00:00:00.000Z` : `1970-01-01T${value}:00.000Z`
  const moment = new Date(iso)
  // 30 February becomes a day of March.
  const isBlank = Number.isNaN(moment.getTime()) || moment.toISOString() !== iso || value.startsWith('0001')
  const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' })
  return new Intl.DateTimeFormat(locale, formats[kind]).formatToParts(isBlank ? 0 : moment).map((part, index) => ({
    key: `${index} ${part.type}`,
    type: part.type,
    text: isBlank ? (blanks[part.type] ?? part.value) : part.value,
    name: part.type === 'literal' ? undefined : names.of(part.type),
    isBlank: isBlank && part.type !== 'literal',
  }))
}
