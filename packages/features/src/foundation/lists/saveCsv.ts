import papa from 'papaparse'
import { csvCell, type CsvValue } from './csvCell.ts'
import { csvFileName } from './csvFileName.ts'
import { saveFile } from './saveFile.ts'

export interface CsvColumn<Row> {
  readonly header: string
  readonly value: (row: Row) => CsvValue
  /** The decimals of the column's numbers; by default as many as each number has. */
  readonly decimals?: number
}

export interface CsvFile<Row> {
  /** The title, from which the file name is made. */
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
