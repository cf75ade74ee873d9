import * as v from 'valibot'
import { isTrue } from './answer.ts'

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
  // Because of the fallback, valibot accepts an object without this field.
  return Object.assign(schema, { fallback: read(undefined) })
}

function readText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/**
 * Characters that override the direction of all text after them, including the portal's own. Right-to-left languages do
 * not need them.
 */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g

const readShownText = (value: unknown) => readText(value).replace(directionControls, '')

/** The maximum length of a text that is read as a number, because matching a longer text would take too long. */
const maxNumberLength = 40

function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || value.length > maxNumberLength) return null
  const plain = value.trim().replace(/,(?=\d{3}(\D|$))/g, '')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? readNumber(Number(plain)) : null
}

/** Amounts of this size or more are not exact to the cent. */
const amountLimit = 1e13

/**
 * Converts a decimal amount to integer cents, and rounds half cents away from zero. Null if the amount is too large or not
 * finite.
 */
export function toCents(amount: number): number | null {
  if (!Number.isFinite(amount) || Math.abs(amount) >= amountLimit) return null
  // Most amounts are whole cents, for which plain rounding is exact.
  const nearest = Math.round(amount * 100)
  if (nearest / 100 === amount) return nearest === 0 ? 0 : nearest
  // Shifting the decimal exponent of the text rounds 1.005 up to 1.01; multiplying by 100 would give 1.00.
  const [digits, exponent = '0'] = String(Math.abs(amount)).split('e')
  const cents = Math.round(Number(`${digits}e${Number(exponent) + 2}`))
  return amount < 0 && cents !== 0 ? -cents : cents
}

/** Converts cents to the decimal amount of the wire format. */
export function fromCents(cents: number): number {
  return cents / 100
}

/**
 * Reads an existing calendar day as `YYYY-MM-DD`; null for anything else. A time after the date is ignored, so no time
 * zone can shift the day. A year outside 1900 to 2199 stands for an unknown day.
 */
export function readIsoDate(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  if (!/^\d{4}-\d{2}-\d{2}(?:$|[T ])/.test(text)) return null
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10))]
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1) return null
  // Every month has at least 28 days, so only later days need the calendar.
  if (day > 28 && day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null
  return text.length === 10 ? text : text.slice(0, 10)
}

/** Text to be shown; '' if absent. Numbers become text. */
export const text = tolerant<string | null, string>('text', readShownText)

/**
 * Texts separated by `|`; a list of texts is accepted too. Blank texts are kept, because the texts of another field may
 * correspond to these by position.
 */
export const texts = tolerant<string | null, string[]>('texts separated by |', (value) =>
  (Array.isArray(value) ? value : readText(value).split('|')).map(readShownText),
)

/** A whole or decimal number; null if there is none. */
export const decimal = tolerant<number | null, number | null>('decimal number', readNumber)

/** A number of 0 or more that the answer must have. */
export const neededNumber = v.pipe(
  v.custom<number>((value) => (readNumber(value) ?? -1) >= 0),
  v.description('number, 0 or more'),
  v.transform((value) => readNumber(value) ?? 0),
)
/** Money: a decimal on the wire, integer cents in the portal; null if there is none. */
export const money = tolerant<number | null, number | null>('amount, decimal number', (value) => {
  const amount = readNumber(value)
  return amount === null ? null : toCents(amount)
})

/** A boolean; anything but a clear yes is false. */
export const flag = tolerant<boolean | null, boolean>('true or false', isTrue)

/** Calendar day `YYYY-MM-DD`; null if absent, unknown or impossible. */
export const isoDate = tolerant<string | null, string | null>('calendar day, YYYY-MM-DD', readIsoDate)

/** Seconds since midnight; null if absent or outside a day. */
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

/** Whether the answer to a write only says that it succeeded: it is empty, or says that there are no errors. */
export function isPlainSuccess(answer: unknown): boolean {
  if (!isRecord(answer) || Array.isArray(answer)) return false
  const hasErrorsFlag = answer['hasErrors']
  if (
    hasErrorsFlag === false ||
    hasErrorsFlag === 0 ||
    (typeof hasErrorsFlag === 'string' && /^(false|0)$/i.test(hasErrorsFlag.trim()))
  )
    return true
  const isSilent = hasErrorsFlag === undefined || hasErrorsFlag === null || hasErrorsFlag === ''
  return (
    isSilent && Object.entries(answer).every(([field, value]) => field === 'hasErrors' || isEmptyTable(field, value))
  )
}

function isEmptyTable(field: string, value: unknown): boolean {
  return field === 'errorTable' && (value === null || value === '' || (Array.isArray(value) && value.length === 0))
}

/**
 * The answer to a write that returns no data. If the answer does not say that there are no errors, it must be empty,
 * because otherwise it may be a gateway's error with HTTP 200.
 */
export const emptyAnswer = v.pipe(
  v.custom<Readonly<Record<string, unknown>>>(isPlainSuccess),
  v.description('nothing of interest'),
  v.transform(() => null),
)

let droppedRows = 0

/** Maps the schema of each list to the schema of its rows. */
const rowSchemas = new WeakMap<object, v.GenericSchema>()

/** The schema of a list's rows; undefined if the given schema is not that of a list. */
export function rowOf(list: unknown): v.GenericSchema | undefined {
  return typeof list === 'object' && list !== null ? rowSchemas.get(list) : undefined
}

type ListSchema<Row extends v.GenericSchema> = v.GenericSchema<readonly v.InferInput<Row>[], v.InferOutput<Row>[]>

/**
 * A list of rows. A single row or nothing is accepted too. A row that cannot be read is dropped and counted, so one bad row
 * does not make the whole list unreadable.
 * @param unique The field that identifies a row when a customer chooses one. A row that repeats an identifier is also
 * dropped and counted, because the customer could not choose between the two rows.
 */
export function rows<Row extends v.GenericSchema>(
  row: Row,
  unique?: keyof v.InferInput<Row> & string,
): ListSchema<Row> {
  const read = (value: unknown): v.InferOutput<Row>[] => {
    if (value === undefined || value === null || value === '') return []
    const readable: v.InferOutput<Row>[] = []
    const taken = new Set<string>()
    for (const candidate of Array.isArray(value) ? value : [value]) {
      const read = v.safeParse(row, candidate)
      const key = unique === undefined || !isRecord(candidate) ? undefined : readText(candidate[unique])
      if (!read.success || (key !== undefined && taken.has(key))) {
        droppedRows += 1
        continue
      }
      readable.push(read.output)
      if (key !== undefined) taken.add(key)
    }
    return readable
  }
  const schema = v.pipe(
    v.custom<readonly v.InferInput<Row>[]>(() => true),
    v.description('list'),
    v.metadata({ row }),
    v.transform((value) => read(value)),
  )
  rowSchemas.set(schema, row)
  return Object.assign(schema, { fallback: [] })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Runs a parse and counts the rows that it dropped. Parsing is synchronous, so no other parse can add to the count. */
export function countDropped<T>(parse: () => T): { result: T; dropped: number } {
  droppedRows = 0
  return { result: parse(), dropped: droppedRows }
}

/** The schema of an answer in which only this table is of interest. The result is the content of the table. */
export function tableOf<Name extends string, Table extends v.GenericSchema>(
  name: Name,
  table: Table,
): v.GenericSchema<Readonly<Record<Name, v.InferInput<Table>>>, v.InferOutput<Table>>
export function tableOf(name: string, table: v.GenericSchema): v.GenericSchema {
  return v.pipe(
    v.object({ [name]: table }),
    v.transform((answer) => answer[name]),
  )
}
