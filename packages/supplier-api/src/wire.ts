import * as v from 'valibot'

/**
 * Tolerant schemas for the values that the server sends. Their input type is what a correct server writes, and the
 * simulator must match it. At run time anything may arrive; an unreadable value becomes the documented default instead
 * of an exception.
 */

function tolerant<Wire, Ours>(description: string, read: (value: unknown) => Ours): v.GenericSchema<Wire, Ours> {
  const schema = v.pipe(
    v.custom<Wire>(() => true),
    v.description(description),
    v.transform((value: Wire) => read(value)),
  )
  // With a fallback, valibot accepts an object without this field.
  return Object.assign(schema, { fallback: read(undefined) })
}

function readText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return null
  const plain = value.trim().replace(/,(?=\d{3}(\D|$))/g, '')
  return /^-?\d+(\.\d+)?$/.test(plain) ? readNumber(Number(plain)) : null
}

/** Amounts from here on are not exact in cents. */
const amountLimit = 1e13

/** Integer cents of a decimal amount, halves away from zero; null where there is no such amount. */
export function toCents(amount: number): number | null {
  if (!Number.isFinite(amount) || Math.abs(amount) >= amountLimit) return null
  // Shifting the decimal exponent of the text rounds 1.005 up to 1.01; multiplying by 100 would give 1.00.
  const [digits, exponent = '0'] = String(Math.abs(amount)).split('e')
  const cents = Math.round(Number(`${digits}e${Number(exponent) + 2}`))
  return amount < 0 && cents !== 0 ? -cents : cents
}

/** The decimal amount that the wire uses. */
export function fromCents(cents: number): number {
  return cents / 100
}

/** An existing calendar day as `YYYY-MM-DD`, or null. A time after the date is ignored, so no time zone can shift the day. */
export function readIsoDate(value: unknown): string | null {
  const match = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/.exec(value.trim()) : null
  if (!match) return null
  const [, year, month, day] = match.map(Number)
  if (year === undefined || month === undefined || day === undefined || year < 1900) return null
  const lastDay = month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0
  return day >= 1 && day <= lastDay ? `${match[1]}-${match[2]}-${match[3]}` : null
}

/** Text; '' where absent. Numbers become text. */
export const text = tolerant<string | null, string>('text', readText)

/**
 * Texts separated by `|`; a list of texts is accepted too. Blank ones are kept, because the places of two such fields may
 * belong together.
 */
export const texts = tolerant<string | null, string[]>('texts separated by |', (value) =>
  (Array.isArray(value) ? value : readText(value).split('|')).map(readText),
)

/** Whole or decimal number; null where there is none. */
export const decimal = tolerant<number | null, number | null>('decimal number', readNumber)

/** A number of 0 or more, without which the answer makes no sense. */
export const neededNumber = v.pipe(
  v.custom<number>((value) => (readNumber(value) ?? -1) >= 0),
  v.description('number, 0 or more'),
  v.transform((value) => readNumber(value) ?? 0),
)

/** Money: decimal on the wire, integer cents in the portal; null where there is none. */
export const money = tolerant<number | null, number | null>('amount, decimal number', (value) => {
  const amount = readNumber(value)
  return amount === null ? null : toCents(amount)
})

/** A boolean; anything but a clear yes is false. */
export const flag = tolerant<boolean | null, boolean>(
  'true or false',
  (value) => value === true || value === 1 || (typeof value === 'string' && /^(true|yes|y|1)$/i.test(value.trim())),
)

/** Calendar day `YYYY-MM-DD`; null where absent, unknown or impossible. */
export const isoDate = tolerant<string | null, string | null>('calendar day, YYYY-MM-DD', readIsoDate)

/** Seconds since midnight; null where absent or outside a day. */
export const secondsOfDay = tolerant<number | null, number | null>('seconds since midnight', (value) => {
  const seconds = readNumber(value)
  return seconds !== null && seconds >= 0 && seconds < 86_400 ? Math.floor(seconds) : null
})

/** An identifier: non-blank text or a number on the wire, always text in the portal. A row without it is dropped. */
export const id = v.pipe(
  v.custom<string | number>((value) => readText(value) !== ''),
  v.description('identifier'),
  v.transform((value) => readText(value)),
)

/** A response whose content is not used. */
export const nothing = tolerant<Readonly<Record<string, unknown>>, null>('nothing of interest', () => null)

let droppedRows = 0

/**
 * A list of rows. A single row or nothing in place of the list is accepted. A row that cannot be read is dropped and
 * counted, so that one bad row does not make the whole list unreadable.
 */
export function rows<Row extends v.GenericSchema>(
  row: Row,
): v.GenericSchema<readonly v.InferInput<Row>[], v.InferOutput<Row>[]> {
  const read = (value: unknown): v.InferOutput<Row>[] => {
    if (value === undefined || value === null || value === '') return []
    return (Array.isArray(value) ? value : [value]).flatMap((candidate: unknown) => {
      const parsed = v.safeParse(row, candidate)
      if (parsed.success) return [parsed.output]
      droppedRows += 1
      return []
    })
  }
  const schema = v.pipe(
    v.custom<readonly v.InferInput<Row>[]>(() => true),
    v.description('list'),
    v.metadata({ row }),
    v.transform((value) => read(value)),
  )
  return Object.assign(schema, { fallback: [] })
}

/** Runs a parse and counts the rows that it dropped. Parsing is synchronous, so no other parse can add to the count. */
export function countDropped<T>(parse: () => T): { result: T; dropped: number } {
  droppedRows = 0
  return { result: parse(), dropped: droppedRows }
}
