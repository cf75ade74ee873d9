import papa from 'papaparse'
import { saveFile } from './saveFile.ts'

/** The value of one cell: a number stays a number, null becomes an empty cell. */
export type CsvValue = string | number | null

export interface CsvColumn<Row> {
  readonly header: string
  readonly value: (row: Row) => CsvValue
  /** The decimals of the column's numbers; by default as many as each number has. */
  readonly decimals?: number
}

export interface CsvFile<Row> {
  readonly title: string
  /** The file name if no character of the title is allowed in a file name. */
  readonly fallbackName: string
  readonly columns: readonly CsvColumn<Row>[]
  readonly rows: readonly Row[]
}

/** Downloads rows as a CSV file. @returns the name of the file */
export function saveCsv<Row>({ title, fallbackName, columns, rows }: CsvFile<Row>): string {
  const name = csvFileName(title, fallbackName)
  saveFile(name, toCsv(columns, rows), 'text/csv;charset=utf-8')
  return name
}

/**
 * A CSV text (RFC 4180) with a header row. It begins with a byte order mark, because without it Excel does not recognise
 * UTF-8. All texts are quoted, because some spreadsheets also split cells at semicolons or tabs.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const data = rows.map((row) => columns.map(({ value, decimals }) => csvCell(value(row), decimals)))
  const fields = columns.map(({ header }) => header)
  return `\uFEFF${papa.unparse({ fields, data }, { quotes: isNoNumber, newline: '\r\n' })}`
}

const isNoNumber = (cell: string) => !/^-?\d+(\.\d+)?$/.test(cell)

/**
 * Matches a text that a spreadsheet would run as a formula. Spreadsheets ignore blanks, control characters and quotes before
 * a formula. A tab, a line break or a NUL at the beginning may start a new cell, so such texts match too. U+2212 is the
 * mathematical minus sign.
 */
const formula = /^(?:[\t\r\n\0]|[\s\p{C}"']*[=+\-@\u2212])/u

/**
 * The text of a cell. A text that a spreadsheet would run as a formula gets a leading apostrophe, which marks it as text.
 * Numbers stay unchanged, although negative ones begin with a minus sign.
 * @param decimals The number of decimals for a number. If omitted, the number keeps all its decimals.
 */
export function csvCell(value: CsvValue, decimals?: number): string {
  if (value === null) return ''
  if (typeof value === 'string') return isFormula(value) ? `'${value}` : value
  if (!Number.isFinite(value)) return ''
  return decimals === undefined ? String(value) : value.toFixed(decimals)
}

/** Also tests the normalised text, because spreadsheets read the full-width ＝ as =. */
function isFormula(text: string): boolean {
  return formula.test(text) || formula.test(text.normalize('NFKD'))
}

/**
 * The maximum length of a name, in UTF-16 units. File systems allow 255 bytes, and a unit takes at most three bytes in
 * UTF-8.
 */
const maxNameLength = 80

/** The title is first cut to this length, in UTF-16 units, because processing a very long title would be slow. */
const maxTitleLength = 1000

/**
 * Characters that some systems forbid in file names: control characters, lone surrogates, direction controls and
 * separators.
 */
const unsafe = /[\p{C}\\/:*?"<>|]+/gu

/** Device names that Windows reserves, with any extension. */
const device = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?=\.|$)/i

/**
 * A file name for a CSV file with this title, valid on every system.
 * @param fallbackName Used if no character of the title is allowed.
 */
export function csvFileName(title: string, fallbackName: string): string {
  const spaced = title.slice(0, maxTitleLength).replace(unsafe, ' ').replace(/\s+/g, ' ')
  const bare = trimmed(spaced.replace(/(?:\.csv)+[.\s]*$/i, ''))
  const short = trimmed(bare.slice(0, maxNameLength).replace(/[\uD800-\uDBFF]$/, ''))
  const name = short === '' ? fallbackName : short
  return `${device.test(name) ? `${fallbackName} ${name}` : name}.csv`
}

/** Trims dots and blanks: a leading dot hides a file, and Windows drops trailing dots and blanks. */
function trimmed(name: string): string {
  return name.replace(/^[.\s]+|[.\s]+$/g, '')
}
