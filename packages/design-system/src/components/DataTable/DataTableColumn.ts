import type { ReactNode } from 'react'
import type { SortKey } from './sortRows.ts'

/** One column. Make the list of columns once, outside the component or memoised: rows are drawn anew when it changes. */
export interface DataTableColumn<Row> {
  /** Tells the column apart; what a sort names. */
  key: string
  /** Also names the value on the card of a phone, and the column in the sort menu. */
  header: string
  /** The header is read aloud but not shown, as above a column of buttons. */
  hideHeader?: boolean
  cell(row: Row): ReactNode
  /** What the column is sorted by. Without it, it cannot be. Missing values come last in both directions. */
  sortBy?(row: Row): SortKey
  /** `end` for amounts. */
  align?: 'start' | 'end'
  /** What its values need: `narrow` a short number or a badge, `standard` a date or an amount, `wide` an address. */
  width?: ColumnWidth
  /** Names the row and bears its link. The first column, unless another one says so. */
  isRowHeader?: boolean
  /** On the card of a phone: `lead` stands beside the row's name, without its own. */
  onCard?: 'lead' | 'detail'
}

type ColumnWidth = keyof typeof widths

/** The least width in rem, and the share of what is left over. */
const widths = {
  narrow: { least: 5.5, share: 2 },
  standard: { least: 6.5, share: 3 },
  wide: { least: 10, share: 5 },
} as const

const selectionWidth = 2.75

type Sized = Pick<DataTableColumn<never>, 'width'>

/** One grid template for all rows: every row is laid out by itself, as the others may not be there. */
export function gridTemplate(columns: readonly Sized[], isSelectable: boolean): string {
  const tracks = columns.map(({ width = 'standard' }) => `minmax(${widths[width].least}rem, ${widths[width].share}fr)`)
  return [...(isSelectable ? [`${selectionWidth}rem`] : []), ...tracks].join(' ')
}

/** The rem below which the columns do not fit beside each other. */
export function leastWidth(columns: readonly Sized[], isSelectable: boolean): number {
  return columns.reduce((sum, { width = 'standard' }) => sum + widths[width].least, isSelectable ? selectionWidth : 0)
}
