import { loadCode } from '@trade-portal/design-system/lazy-code'
import { csvCell, type CsvValue } from './csvCell.ts'

export interface CsvColumn<Row> {
  readonly header: string
  readonly value: (row: Row) => CsvValue
  /** Of its numbers; without it as many as each has. */
  readonly decimals?: number
}

/**
 * A CSV text after RFC 4180, with a header row. It begins with a byte order mark, without which Excel takes UTF-8 for
 * an older encoding. Every text is quoted, because some spreadsheets part the cells at semicolons or tabs as well.
 * @throws CodeLoadError if the code that writes CSV cannot be loaded
 */
export async function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): Promise<string> {
  const { unparse } = await loadCode(loadPapa)
  const data = rows.map((row) => columns.map(({ value, decimals }) => csvCell(value(row), decimals)))
  const fields = columns.map(({ header }) => header)
  return `\uFEFF${unparse({ fields, data }, { quotes: isNoNumber, newline: '\r\n' })}`
}

const isNoNumber = (cell: string) => !/^-?\d+(\.\d+)?$/.test(cell)

/** Loaded when a file is asked for, because most visits need none. */
async function loadPapa() {
  return (await import('papaparse')).default
}
