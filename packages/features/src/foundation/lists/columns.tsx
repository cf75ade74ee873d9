import { CalendarDate, formatCalendarDate, Money, type Locale } from '@trade-portal/design-system'
import { fromCents } from '@trade-portal/supplier-api'
import type { ListColumn } from './ListColumn.ts'

type Shared<Row> = Pick<ListColumn<Row>, 'key' | 'header'> & Partial<Pick<ListColumn<Row>, 'width' | 'onCard'>>

/** A text. */
export function textColumn<Row>(column: Shared<Row> & { of: (row: Row) => string }): ListColumn<Row> {
  const { of, ...rest } = column
  return { ...rest, cell: (row) => of(row) || null, value: of }
}

/** A day, `YYYY-MM-DD`. */
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

/** Cents. */
export function moneyColumn<Row>(column: Shared<Row> & { of: (row: Row) => number | null }): ListColumn<Row> {
  const { of, ...rest } = column
  const value = (row: Row) => {
    const cents = of(row)
    return cents === null ? null : fromCents(cents)
  }
  return { ...rest, cell: (row) => <Money amount={of(row)} />, value, decimals: 2, sortBy: of, align: 'end' }
}
