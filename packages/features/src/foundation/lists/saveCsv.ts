import { loadCode } from '@trade-portal/design-system/lazy-code'
import { csvCell, type CsvValue } from './csvCell.ts'

export interface CsvColumn<Row> {
  readonly header: string
  readonly value: (row: Row) => CsvValue
  /** The decimals of its numbers; by default as many as each has. */
  readonly decimals?: number
}

/**
 * A CSV text by RFC 4180, with a header row. It begins with a byte order mark, without which Excel does not recognise UTF-8.
 * All texts are quoted, because some spreadsheets also split cells at semicolons or tabs.
 * @throws CodeLoadError if the code that writes CSV cannot be loaded
 */
export async function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): Promise<string> {
  const { unparse } = await loadCode(loadPapa)
  const data = rows.map((row) => columns.map(({ value, decimals }) => csvCell(value(row), decimals)))
  const fields = columns.map(({ header }) => header)
  return `\uFEFF${unparse({ fields, data }, { quotes: isNoNumber, newline: '\r\n' })}`
}

const isNoNumber = (cell: string) => !/^-?\d+(\.\d+)?$/.test(cell)

/** Loaded when needed, because most visits need no file. */
async function loadPapa() {
  return (await import('papaparse')).default
}
