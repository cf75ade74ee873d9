import papa from 'papaparse'
import { findCodes } from './findCodes.ts'
import type { ReadProduct } from './readLine.ts'
import { isUnitWord, unitFamily, unitWords } from './unitFamily.ts'

export interface ReadTable {
  readonly products: readonly ReadProduct[]
  readonly notRead: readonly string[]
}

/** A text with more columns is not read as a table. */
const mostColumns = 100

type Row = readonly string[]
type Role = 'code' | 'quantity' | 'unit' | 'length' | 'other'

/** Maps column headers to roles: the first pattern that matches decides. Headers that match none are `other`. */
const headers: readonly (readonly [Role, RegExp])[] = [
  ['other', /price|cost|rate|total|amount|ext|value|gst|tax|rrp|disc|desc|name|date/i],
  [
    'code',
    /^(?:product|item|stock|part|material|our|supplier)?\s*(?:code|no\.?|number|#|id)$|^(?:sku|product|part|item|code)s?$/i,
  ],
  [
    'quantity',
    /^(?:order|req(?:uired|'?d)?|pick)?\s*(?:qty|quantity|qnty|count|pcs|pieces|ordered|required|supplied|shipped|delivered)\.?(?:\s*(?:ord(?:ered)?|req(?:uired)?|supplied|shipped|delivered|b\/?o))?$/i,
  ],
  ['unit', /^(?:unit|uom|um|u\/m|units?)$/i],
  ['length', /^(?:length|len|lgth)s?(?:\s*\(?m\)?)?$/i],
]

const roleOf = (header: string): Role => headers.find(([, pattern]) => pattern.test(header.trim()))?.[0] ?? 'other'

/**
 * Reads rows of cells, such as those of a spreadsheet. Columns are recognised by their header, otherwise by their contents.
 * @param delimiter '' if it is to be detected
 * @returns undefined if the text is not a table with a column of codes
 */
export function readTable(text: string, delimiter = ''): ReadTable | undefined {
  const { data } = papa.parse<string[]>(text, {
    delimiter,
    delimitersToGuess: [',', ';', '|'],
    skipEmptyLines: 'greedy',
  })
  const rows: Row[] = data.map((cells) => cells.map((cell) => cell.normalize('NFKC').trim()))
  const width = rows.toSorted((a, b) => a.length - b.length)[Math.floor(rows.length / 2)]?.length ?? 0
  if (
    width < 2 ||
    width > mostColumns ||
    (delimiter === '' && rows.filter(({ length }) => length === width).length < rows.length * 0.6)
  )
    return undefined
  const headerAt = rows
    .slice(0, 10)
    .findIndex((row) => row.some((cell) => roleOf(cell) === 'code') && row.every((cell) => !isCode(cell)))
  const header = rows[headerAt]
  const body = rows.slice(headerAt + 1)
  const codeColumn = columnOfCodes(body, header)
  if (codeColumn === undefined) return undefined
  return readRows(body, header, codeColumn, rows.slice(0, Math.max(headerAt, 0)))
}

function isCode(cell: string): boolean {
  const [found, ...others] = findCodes(cell)
  return others.length === 0 && found !== undefined && found.code.length >= cell.length - 1
}

/**
 * The column of codes. More than half of its filled cells must be codes. If several columns qualify, one whose header names
 * a code is preferred.
 */
function columnOfCodes(body: readonly Row[], header: Row | undefined): number | undefined {
  const columns = Array.from({ length: Math.max(0, ...body.map((row) => row.length)) }, (_, column) => {
    const cells = body.flatMap((row) => row[column] || [])
    return { column, codes: cells.filter(isCode).length, filled: cells.length, role: roleOf(header?.[column] ?? '') }
  })
  const [best] = columns
    .filter(({ codes, filled }) => codes > filled / 2)
    .toSorted((a, b) => Number(b.role === 'code') - Number(a.role === 'code') || b.codes - a.codes)
  if (best) return best.column
  // If no column consists mainly of recognised codes, the header decides which column holds the codes. A column that only
  // numbers the rows is not taken.
  return columns.find(({ column, role, filled }) => role === 'code' && filled > 0 && !countsRows(body, column))?.column
}

const countsRows = (body: readonly Row[], column: number) =>
  body.every((row, index) => !row[column] || row[column] === String(index + 1))

function readRows(body: readonly Row[], header: Row | undefined, codeColumn: number, above: readonly Row[]): ReadTable {
  const columns = Array.from({ length: Math.max(...body.map((row) => row.length)) }, (_, column) => column)
  const others = columns.filter((column) => column !== codeColumn)
  const having = (role: Role) => (header ? others.filter((column) => roleOf(header[column] ?? '') === role) : [])
  const named = having('quantity')
  const isBody = (row: Row) => row[codeColumn] !== undefined && row[codeColumn] !== ''
  const wanted = body.filter(isBody)
  const counted = named.length > 0 ? named : header ? [] : quantityColumns(wanted, others)
  const isUnits = (column: number) => wanted.every((row) => isUnitWord(row[column] ?? ''))
  const unitColumn = having('unit')[0] ?? others.find(isUnits)
  const [lengthColumn] = having('length')
  // If a price list has quantities in some of its rows, the customer only wants these rows.
  const isFilledIn =
    named.length > 0 && wanted.some((row) => named.some((column) => (cellNumber(row[column])?.value ?? 0) > 0))
  const products: ReadProduct[] = []
  const notRead: string[] = above.map(joined)
  for (const row of body) {
    const cells = counted.map((column) => row[column] ?? '')
    const isUnwanted = isFilledIn && cells.every((cell) => cell === '' || cellNumber(cell)?.value === 0)
    const isSeveral = row.filter(isCode).length > 1
    if (!isBody(row) || isUnwanted || isSeveral || !/[a-z\d]/i.test(row[codeColumn] ?? '')) {
      if (row.some((cell) => /[a-z\d]/i.test(cell))) notRead.push(joined(row))
      continue
    }
    const read = cells.map(cellNumber)
    const isOne = new Set(read.map((found) => found?.value)).size === 1
    const amount = isOne ? read[0] : named.length > 0 ? undefined : byTotal(row, others)
    const metres = lengthColumn === undefined ? undefined : cellNumber(row[lengthColumn])?.value
    const quantity = amount && amount.value > 0 ? amount.value : null
    const unit = row[unitColumn ?? -1] || amount?.unit || ''
    products.push({
      code: codeIn(row[codeColumn] ?? ''),
      quantity,
      unit: unit === '' ? '' : unitFamily(unit),
      lengths: metres && quantity ? [{ length: metres >= 100 ? metres / 1000 : metres, quantity }] : [],
      text: joined(row),
    })
  }
  return { products, notRead }
}

const codeIn = (cell: string) => findCodes(cell)[0]?.code ?? cell
const joined = (row: Row) => row.filter((cell) => cell !== '').join('  ')

const cellPattern = new RegExp(
  String.raw`^(?:x\s*)?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d{1,4}))?\s*(?:x|m|(${unitWords})\.?)?$`,
  'i',
)

/** The number in a cell that contains nothing else, except a unit. */
function cellNumber(cell: string | undefined) {
  const found = cellPattern.exec(cell ?? '')
  if (!found) return undefined
  const [, whole = '', decimals = '', unit = ''] = found
  return { value: Number(`${whole.replaceAll(',', '')}.${decimals}`), unit }
}

/** The columns that may hold quantities: whole numbers that are neither row numbers nor prices. */
function quantityColumns(body: readonly Row[], columns: readonly number[]): readonly number[] {
  const whole = columns.filter((column) =>
    body.every(
      (row) => /^[1-9][\d,]{0,6}$|^$/.test(row[column] ?? '') || /[a-z]/i.test(cellNumber(row[column])?.unit ?? ''),
    ),
  )
  const filled = whole.filter((column) => body.some((row) => row[column]))
  const counting = body.length > 2 ? filled.filter((column) => countsRows(body, column)) : []
  const left = filled.filter((column) => !counting.includes(column))
  return left.length > 0 ? left : body.length > 2 ? [] : filled
}

/** The number in a row for which number × price = total, with price and total in later cells. */
function byTotal(row: Row, columns: readonly number[]) {
  const numbers = columns.map((column) => cellNumber((row[column] ?? '').replace('$', '')))
  const values = numbers.flatMap((found) => found ?? [])
  const fitting = values.filter(
    (count, at) =>
      Number.isInteger(count.value) &&
      count.value > 0 &&
      values
        .slice(at + 1)
        .some((price, next) =>
          values
            .slice(at + next + 2)
            .some((total) => price.value !== 1 && Math.abs(count.value * price.value - total.value) < 0.006),
        ),
  )
  return fitting.length === 1 ? fitting[0] : undefined
}
