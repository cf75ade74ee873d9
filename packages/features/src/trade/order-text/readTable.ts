import papa from 'papaparse'
import { codesOf, tokensOf, type ReadProduct } from './readLine.ts'
import { allowsDecimals, isUnitWord, unitFamily, unitWords } from './unitFamily.ts'

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

const roleOf = (header = ''): Role => headers.find(([, pattern]) => pattern.test(header.trim()))?.[0] ?? 'other'

/**
 * Reads rows of cells, such as those of a spreadsheet. Columns are recognised by their header, otherwise by their contents.
 * @param given '' if the delimiter is to be detected
 * @returns undefined if the text is not a table with a column of codes
 */
export function readTable(text: string, given = ''): ReadTable | undefined {
  const { data, meta } = papa.parse<string[]>(text, {
    delimiter: given,
    delimitersToGuess: [',', ';', '|'],
    skipEmptyLines: 'greedy',
  })
  const rows: Row[] = data.map((cells) => cells.map((cell) => cell.trim()))
  const width = rows.toSorted((a, b) => a.length - b.length)[Math.floor(rows.length / 2)]?.length ?? 0
  const isEven = rows.filter(({ length }) => length === width).length >= rows.length * 0.6
  if (width < 2 || width > mostColumns || (given === '' && !isEven)) return undefined
  const headerAt = rows
    .slice(0, 10)
    .findIndex((row) => row.some((cell) => roleOf(cell) === 'code') && row.every((cell) => codesIn(cell).length === 0))
  const header = rows[headerAt]
  const body = rows.slice(headerAt + 1)
  const all = Array.from({ length: Math.max(0, ...body.map((row) => row.length)) }, (_, column) => column)
  const codeColumn = columnOfCodes(body, all, header)
  if (codeColumn === undefined) return undefined
  const isBody = (row: Row) => /[\p{L}\d]/u.test(row[codeColumn] ?? '')
  const wanted = body.filter(isBody)
  const others = all.filter((column) => column !== codeColumn)
  const having = (role: Role) => (header ? others.filter((column) => roleOf(header[column]) === role) : [])
  const numberIn = numberReader(meta.delimiter)
  const named = having('quantity')
  const quantities = header ? named : quantityColumns(wanted, others, (cell) => numberIn(cell) !== undefined)
  const isUnits = (column: number) => wanted.every((row) => isUnitWord(row[column] ?? ''))
  const unitColumn = having('unit')[0] ?? others.find(isUnits)
  const [lengthColumn] = having('length')
  const isKnown = (column: number) => quantities.includes(column) || column === unitColumn || countsRows(wanted, column)
  // Commas also divide sentences. Without a header, all of such a line has to be understood.
  if (given === '' && !header && !others.every(isKnown)) return undefined

  // If a price list has quantities in some of its rows, the customer only wants these rows.
  const isFilledIn = wanted.some((row) => named.some((column) => (numberIn(row[column])?.value ?? 0) > 0))
  const products: ReadProduct[] = []
  const notRead: string[] = rows.slice(0, Math.max(headerAt, 0)).map(joined)
  for (const row of body) {
    const text = joined(row)
    const cells = quantities.map((column) => row[column] ?? '')
    const codeCell = row[codeColumn] ?? ''
    const codes = [...codesIn(codeCell), ...others.flatMap((column) => clearCodesIn(row[column] ?? ''))]
    const isUnwanted = isFilledIn && cells.every((cell) => cell === '' || numberIn(cell)?.value === 0)
    if (!isBody(row) || isUnwanted) {
      if (/[\p{L}\d]/u.test(text)) notRead.push(text)
      continue
    }
    const [code = codeCell] = codes
    if (codes.length > 1 || (codes.length === 1 && code !== codeCell)) {
      products.push(...codes.map((each) => ({ code: each, quantity: null, unit: '', lengths: [], text })))
      continue
    }
    const read = cells.map(numberIn)
    const amount = new Set(read.map((found) => found?.value)).size === 1 ? read[0] : undefined
    const unit = unitFamily((unitColumn !== undefined && row[unitColumn]) || amount?.unit || '')
    const isWhole = amount !== undefined && (Number.isInteger(amount.value) || allowsDecimals(unit))
    const lengthCell = lengthColumn === undefined ? '' : (row[lengthColumn] ?? '')
    const length = lengthIn(lengthCell)
    const quantity = isWhole && amount.value > 0 && (lengthCell === '' || length) ? amount.value : null
    products.push({ code, quantity, unit, lengths: length && quantity ? [{ length, quantity }] : [], text })
    // A long number that is not clearly the quantity may be another code. It gets no row, so the customer is shown the line.
    if (!header && quantity === null && cells.some((cell) => codesIn(cell).length > 0)) notRead.push(text)
  }
  return { products, notRead }
}

const codesIn = (cell: string) => codesOf(tokensOf(cell))
const joined = (row: Row) => row.filter((cell) => cell !== '').join('  ')
/** The codes of a cell outside the column of codes. There a number is not a code. */
const clearCodesIn = (cell: string) => codesIn(cell).filter((code) => /[a-z].*\d{3}|\d{3}.*[a-z]/i.test(code))

/**
 * The column of codes. More than half of its filled cells must be codes. If several columns qualify, one whose header names
 * a code is preferred.
 */
function columnOfCodes(body: readonly Row[], all: readonly number[], header: Row | undefined): number | undefined {
  const columns = all.map((column) => {
    const cells = body.flatMap((row) => row[column] || [])
    const codes = cells.filter((cell) => codesIn(cell)[0] === cell).length
    return { column, codes, filled: cells.length, role: roleOf(header?.[column]) }
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

const cellPattern = new RegExp(
  String.raw`^(?:x\s*)?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d{1,4}))?\s*(?:x|(${unitWords})\.?)?$`,
  'i',
)

/**
 * Reads the number in a cell that contains nothing else, except a unit. Three digits after a point or a comma may mean
 * thousands or decimals. Only a comma between the cells shows that the point is a decimal point.
 */
function numberReader(delimiter: string) {
  const unclear = delimiter === ';' ? /[.,]\d{3}(?!\d)/ : delimiter === ',' ? /$^/ : /\.\d{3}(?!\d)/
  return (cell = '') => {
    const found = unclear.test(cell) ? null : cellPattern.exec(cell)
    if (!found) return undefined
    const [, whole = '', decimals = '', unit = ''] = found
    return { value: Number(`${whole.replaceAll(',', '')}.${decimals}`), unit }
  }
}

/** A length in metres. Lengths from 100 on are in millimetres. */
function lengthIn(cell: string): number | undefined {
  const length = Number(/^(\d{1,5}(?:\.\d{1,3})?)\s*m{0,2}$/i.exec(cell)?.[1])
  return length > 0 ? (length >= 100 ? length / 1000 : length) : undefined
}

/** The columns that may hold quantities: whole numbers that are not row numbers. */
function quantityColumns(body: readonly Row[], columns: readonly number[], isNumber: (cell: string) => boolean) {
  const isQuantity = (cell: string) =>
    /^[1-9](?:[\d,]{0,6}|\d{0,2}\.\d{3})$|^$/.test(cell) || (/[a-z]/i.test(cell) && isNumber(cell))
  const filled = columns.filter(
    (column) => body.every((row) => isQuantity(row[column] ?? '')) && body.some((row) => row[column]),
  )
  if (body.length <= 2) return filled
  return filled.filter((column) => !countsRows(body, column))
}
