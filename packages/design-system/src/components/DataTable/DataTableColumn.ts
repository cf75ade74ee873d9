import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import * as styles from './DataTable.css.ts'
import type { SortKey, ValueKind } from './sorting.ts'

/** One column. Make the list of columns once, outside the component or memoised: all rows render again when it changes. */
export interface DataTableColumn<Row> {
  /** Unique; a sort refers to it. */
  key: string
  /** Shown above the column, as the label of the value on a card, and in the sort menu. */
  header: string
  /** Shows the header to screen readers only, such as above a column of buttons. */
  hideHeader?: boolean
  /** Null where there is no value: the table shows a dash, and a card leaves it out. */
  cell(row: Row): ReactNode
  /** Without it the column cannot be sorted. Missing values come last in both directions. */
  sortBy?(row: Row): SortKey
  /** The labels of its sort: "A to Z", "smallest first" or "oldest first". By default `number` at `end`, else `text`. */
  kind?: ValueKind
  /** `end` for amounts. */
  align?: 'start' | 'end'
  /** What its values need: `narrow` suits a short number or badge, `standard` a date or amount, `wide` an address. */
  width?: ColumnWidth
  /** Names the row and holds its link. By default the first column. */
  isRowHeader?: boolean
  /**
   * Where the value stands on a card: `lead` beside the row's name, `line` on a line of its own, `meta` small beside
   * others. These three have no visible label. `detail`, the default, is a line with a label.
   */
  onCard?: 'lead' | 'line' | 'meta' | 'detail'
}

type ColumnWidth = keyof typeof widths

/** `least` is the least width in rem, `share` the share of the remaining space. */
const widths = {
  narrow: { least: 5.5, share: 2 },
  standard: { least: 6.5, share: 3 },
  wide: { least: 10, share: 5 },
} as const

const selectionWidth = 2.75

type Sized = Pick<DataTableColumn<never>, 'width'>

/** One grid template for all rows. Each row is a grid of its own, because the other rows may not be rendered. */
export function gridTemplate(columns: readonly Sized[], isSelectable: boolean): string {
  const tracks = columns.map(({ width = 'standard' }) => `minmax(${widths[width].least}rem, ${widths[width].share}fr)`)
  return [...(isSelectable ? [`${selectionWidth}rem`] : []), ...tracks].join(' ')
}

/** The width in rem below which the columns do not fit beside each other. */
export function leastWidth(columns: readonly Sized[], isSelectable: boolean): number {
  return columns.reduce((sum, { width = 'standard' }) => sum + widths[width].least, isSelectable ? selectionWidth : 0)
}

/** What all cells of a column share, worked out once for all rows. */
export interface CellPlan<Row> {
  column: DataTableColumn<Row>
  /** Names the row. */
  isName: boolean
  className: string
  /** Cuts off a text that is too long. */
  shortClassName: string
}

export function planCells<Row>(columns: readonly DataTableColumn<Row>[]): CellPlan<Row>[] {
  const name = columns.find((column) => column.isRowHeader) ?? columns[0]
  return columns.map((column) => {
    const { align = 'start', onCard = 'detail' } = column
    const isName = column === name
    const className = classes(styles.cell, styles.align[align], styles.onCard[isName ? 'name' : onCard])
    return { column, isName, className, shortClassName: classes(className, styles.short) }
  })
}
