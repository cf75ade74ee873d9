import * as v from 'valibot'

/**
 * Tolerant readers of what the server sends. Their declared input is what a well-behaved server writes, so the
 * simulator is held to it by its types; at run time anything may arrive, and what cannot be read becomes the
 * documented stand-in instead of an exception.
 */

function tolerant<Wire, Ours>(description: string, read: (value: unknown) => Ours): v.GenericSchema<Wire, Ours> {
  const schema = v.pipe(
    v.custom<Wire>(() => true),
    v.description(description),
    v.transform((value: Wire) => read(value)),
  )
  // A schema with a fallback may be absent from an object.
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

/** Largest amount that is still exact in cents. */
const largestAmount = 1e13

/** Integer cents of a decimal amount, halves away from zero; null where there is no such amount. */
export function toCents(amount: number): number | null {
  if (!Number.isFinite(amount) || Math.abs(amount) >= largestAmount) return null
  // Moving the point in the decimal text keeps 1.005 from becoming 1.00, as binary multiplication would.
  const [digits, exponent = '0'] = String(Math.abs(amount)).split('e')
  const cents = Math.round(Number(`${digits}e${Number(exponent) + 2}`))
  return amount < 0 && cents !== 0 ? -cents : cents
}

/** Decimal amount, as the wire wants it. */
export function fromCents(cents: number): number {
  return cents / 100
}

/** A real calendar day as `YYYY-MM-DD`, or null. A time after the date is ignored: no zone may move the day. */
export function readIsoDate(value: unknown): string | null {
  const match = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/.exec(value.trim()) : null
  if (!match) return null
  const [, year, month, day] = match.map(Number)
  if (year === undefined || month === undefined || day === undefined || year < 1900) return null
  const lastDay = month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0
  return day >= 1 && day <= lastDay ? `${match[1]}-${match[2]}-${match[3]}` : null
}

/** Text; '' where absent. Numbers are taken as their digits. */
export const text = tolerant<string | null, string>('text', readText)

/** Whole or decimal number; null where there is none. */
export const decimal = tolerant<number | null, number | null>('decimal number', readNumber)

/** Money: decimal on the wire, integer cents on our side; null where there is none. */
export const money = tolerant<number | null, number | null>('amount, decimal number', (value) => {
  const amount = readNumber(value)
  return amount === null ? null : toCents(amount)
})

/** Yes or no; anything but a clear yes is no. */
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

/** An identifier: text or number on the wire, never blank, always text on our side. A row without it is dropped. */
export const id = v.pipe(
  v.custom<string | number>((value) => readText(value) !== ''),
  v.description('identifier'),
  v.transform((value) => readText(value)),
)

/** An answer whose content does not matter, only that it came. */
export const nothing = tolerant<Readonly<Record<string, unknown>>, null>('nothing of interest', () => null)

let droppedRows = 0

/**
 * A table. One row or none instead of a list is accepted; a row that cannot be read is dropped and counted, so that
 * one bad row never costs the list.
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

/** Runs a parse and says how many table rows it dropped. Parsing is synchronous, so the count is its own. */
export function countDropped<T>(parse: () => T): { result: T; dropped: number } {
  droppedRows = 0
  return { result: parse(), dropped: droppedRows }
}
