import { CalendarDate, formatCalendarDate, Money, type DataTableColumn, type Locale } from '@trade-portal/design-system'
import { fromCents } from '@trade-portal/supplier-api'
import type { CsvValue, CsvColumn } from './saveCsv.ts'

/** A column of a list. Its `value` is used for the search, the CSV file and, unless `sortBy` is given, for sorting. */
export interface ListColumn<Row> extends DataTableColumn<Row> {
  /**
   * A text, a date as YYYY-MM-DD, or an amount in dollars; null if the supplier sent none. Omit it for a column of buttons.
   */
  readonly value?: (row: Row) => CsvValue
  /** Additional text for the search to match, such as a date in the format that is shown. */
  readonly alsoFoundBy?: (row: Row, locale: Locale) => string
  /** The number of decimals in the CSV file. */
  readonly decimals?: number
}

type Shared<Row> = Pick<ListColumn<Row>, 'key' | 'header' | 'kind' | 'width' | 'below' | 'isOptional' | 'sortBy'>

export function textColumn<Row>(column: Shared<Row> & { of: (row: Row) => string }): ListColumn<Row> {
  const { of, ...rest } = column
  return { ...rest, cell: (row) => of(row) || null, value: of }
}

/** A column of dates, each `YYYY-MM-DD`. */
export function dateColumn<Row>(column: Shared<Row> & { of: (row: Row) => string | null }): ListColumn<Row> {
  const { of, ...rest } = column
  const cell = (row: Row) => {
    const day = of(row)
    return day === null ? null : <CalendarDate value={day} />
  }
  const alsoFoundBy = (row: Row, locale: Locale) => {
    const day = of(row)
    return day === null ? '' : formatCalendarDate(day, locale)
  }
  return { ...rest, cell, value: of, alsoFoundBy, kind: 'date' }
}

interface MoneyColumn<Row> extends Shared<Row> {
  /** In cents. */
  readonly of: (row: Row) => number | null
  /** `strong` emphasises the amount that people look for in the list. */
  readonly emphasis?: 'standard' | 'strong'
}

export function moneyColumn<Row>(column: MoneyColumn<Row>): ListColumn<Row> {
  const { of, emphasis = 'standard', ...rest } = column
  const value = (row: Row) => {
    const cents = of(row)
    return cents === null ? null : fromCents(cents)
  }
  const cell = (row: Row) => <Money amount={of(row)} emphasis={emphasis} />
  return { ...rest, cell, value, decimals: 2, sortBy: of, kind: 'number' }
}

/** Makes each column that has a value sortable by that value. */
export function sortable<Row>(columns: readonly ListColumn<Row>[]): readonly ListColumn<Row>[] {
  return columns.map((column) => (column.value ? { sortBy: column.value, ...column } : column))
}

/** The columns of the CSV file: those of the table that have a value. */
export function csvColumns<Row>(columns: readonly ListColumn<Row>[]): readonly CsvColumn<Row>[] {
  return columns.flatMap(({ header, value, decimals }) =>
    value ? [{ header, value, ...(decimals !== undefined && { decimals }) }] : [],
  )
}

/** Returns a function that joins the texts of all values of a row. A search is compared with the joined text. */
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

/** Converts a search to the format of `searchText`: removes currency signs and thousands separators from amounts. */
export function normalizedSearch(search: string): string {
  return search
    .replace(/(?<=^|\s)[^\s\d]{0,3}(\d{1,3}(?:,\d{3})+(?:\.\d*)?|\d+\.\d+)(?=$|\s)/g, (_, amount: string) =>
      amount.replaceAll(',', ''),
    )
    .replace(/(?<=^|\s)[A-Z]{0,2}\$(?=\d+(?:$|\s))/g, '')
}
