import type { DataTableColumn, Locale } from '@trade-portal/design-system'
import type { CsvValue } from './csvCell.ts'
import type { CsvColumn } from './toCsv.ts'

/** A column of a list. Its `value` is used for the search, the CSV file and, without another `sortBy`, for sorting. */
export interface ListColumn<Row> extends DataTableColumn<Row> {
  /** Missing in a column of buttons. Dates are YYYY-MM-DD, amounts in dollars; null if the supplier sent none. */
  readonly value?: (row: Row) => CsvValue
  /** Additional text for the search, such as a date as it is shown. */
  readonly alsoFoundBy?: (row: Row, locale: Locale) => string
  /** The decimals of numbers in the CSV file. */
  readonly decimals?: number
}

/** The columns, all sortable by their value. */
export function sortable<Row>(columns: readonly ListColumn<Row>[]): readonly ListColumn<Row>[] {
  return columns.map((column) => (column.value ? { sortBy: column.value, ...column } : column))
}

/** The columns of the CSV file: those of the table. */
export function csvColumns<Row>(columns: readonly ListColumn<Row>[]): readonly CsvColumn<Row>[] {
  return columns.flatMap(({ header, value, decimals }) =>
    value ? [{ header, value, ...(decimals !== undefined && { decimals }) }] : [],
  )
}

/** The text of a row that the search looks in: all its values. */
export function searchText<Row>(columns: readonly ListColumn<Row>[], locale: Locale): (row: Row) => string {
  return (row) =>
    columns
      .flatMap(({ value, decimals, alsoFoundBy }) => [
        csvText(value?.(row) ?? null, decimals),
        alsoFoundBy?.(row, locale) ?? '',
      ])
      .filter((text) => text !== '')
      .join(' ')
}

function csvText(value: CsvValue, decimals: number | undefined): string {
  if (typeof value === 'number' && decimals !== undefined) return value.toFixed(decimals)
  return value === null ? '' : String(value)
}

/** A search in the form of `searchText`: amounts without currency sign and separators. */
export function normalizedSearch(search: string): string {
  return search
    .replace(/(?<=^|\s)[^\s\d]{0,3}(\d{1,3}(?:,\d{3})+(?:\.\d*)?|\d+\.\d+)(?=$|\s)/g, (_, amount: string) =>
      amount.replaceAll(',', ''),
    )
    .replace(/(?<=^|\s)[A-Z]{0,2}\$(?=\d+(?:$|\s))/g, '')
}
