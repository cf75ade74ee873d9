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
  /** Null where there is no value: the table shows a dash but below another value, and a card leaves it out. */
  cell(row: Row): ReactNode
  /** Without it the column cannot be sorted. Missing values come last in both directions. */
  sortBy?(row: Row): SortKey
  /** The labels of its sort: "A to Z", "smallest first" or "oldest first". By default `number` at `end`, else `text`. */
  kind?: ValueKind
  /** `end` for amounts. */
  align?: 'start' | 'end'
  /**
   * What its values need: `button` suits an icon button, `narrow` a quantity, `short` a badge or a short code, `standard` a
   * date, code or amount, `medium` a name, `wide` an address, `wider` an e-mail address, `widest` a description.
   */
  width?: ColumnWidth
  /** Whether the cell is never cut off, such as one with a field, whose notes stand below it, or with a button. */
  isWhole?(row: Row): boolean
  /** Names the row and holds its link. By default the first column. */
  isRowHeader?: boolean
  /** In a narrow table, the value is shown in small type below that of the column with this key. */
  below?: string
  /** Shown only where all columns fit beside each other, and on paper. */
  isOptional?: boolean
  /**
   * The place of the value on a card: `title` at the start of the first line, `end` at its end, `meta` on the lines below
   * and `aside` at their end. `joined` is like `meta`, close to the value of the column before, as a unit to its quantity.
   * `detail`, the default, is like `meta` with its header. By default the row's name is the title.
   */
  onCard?: 'title' | 'end' | 'meta' | 'joined' | 'aside' | 'detail'
  /** A short word before the value where no header says what it is: on the lines below a title, or below another value. */
  word?: string
  /**
   * Only for the column that names the row. Where the title of a card is missing, the name is shown in its place, after this
   * word, such as "Order". Undefined for a row with a title.
   */
  wordOnCard?(row: Row): string | undefined
  /** Whether a card shows the `detail` of this row, which may say nothing, such as an amount of zero. By default it does. */
  isOnCard?(row: Row): boolean
}

type ColumnWidth = keyof typeof widths

/** `least` is the least width in rem, `share` the share of the remaining space. */
const widths = {
  button: { least: 3.5, share: 0.5 },
  narrow: { least: 5.5, share: 1 },
  short: { least: 6, share: 1 },
  standard: { least: 6.5, share: 5 },
  medium: { least: 7.75, share: 6 },
  wide: { least: 9, share: 8 },
  wider: { least: 12.5, share: 8 },
  widest: { least: 14, share: 16 },
} as const

const selectionWidth = 2.75

type Sized = Pick<DataTableColumn<never>, 'width'>

/** The columns of a table in which not all fit. */
export const fewerColumns = <Column extends Pick<DataTableColumn<never>, 'below' | 'isOptional'>>(
  columns: readonly Column[],
) => columns.filter(({ below, isOptional = false }) => below === undefined && !isOptional)

/** One grid template for all rows. Each row is a grid of its own, because the other rows may not be rendered. */
export function gridTemplate(columns: readonly Sized[], isSelectable: boolean): string {
  const tracks = columns.map(({ width = 'standard' }) => `minmax(${widths[width].least}rem, ${widths[width].share}fr)`)
  return [...(isSelectable ? [`${selectionWidth}rem`] : []), ...tracks].join(' ')
}

/** The padding at both edges of a row, in rem. */
const edges = 1

/** The width in rem below which the columns do not fit beside each other. */
export function leastWidth(columns: readonly Sized[], isSelectable: boolean): number {
  const first = isSelectable ? edges + selectionWidth : edges
  return columns.reduce((sum, { width = 'standard' }) => sum + widths[width].least, first)
}

/**
 * The classes that place a column where not all columns fit.
 * @param isSelectable whether the first column of the table is that of the checkboxes
 */
export function placeOf<Row>(
  column: DataTableColumn<Row>,
  columns: readonly DataTableColumn<Row>[],
  isSelectable: boolean,
): string | undefined {
  const { key, below, isOptional = false } = column
  if (isOptional) return styles.optional
  const position = fewerColumns(columns).findIndex((other) => other.key === (below ?? key))
  const isAbove = columns.some((other) => other.below === key)
  const line = below === undefined ? (isAbove ? 'upper' : 'only') : 'lower'
  const isBelowEnd = columns.some((other) => other.key === below && other.align === 'end')
  return classes(
    styles.column[isSelectable ? position + 1 : position],
    styles.line[line],
    isBelowEnd && styles.belowEnd,
  )
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

const nameOf = <Row>(columns: readonly DataTableColumn<Row>[]) =>
  columns.find((column) => column.isRowHeader) ?? columns[0]

/** @param isUntitled for rows whose name is the title of their card, because they have no other */
export function planCells<Row>(
  columns: readonly DataTableColumn<Row>[],
  isSelectable: boolean,
  isUntitled = false,
): CellPlan<Row>[] {
  const name = nameOf(columns)
  return columns.map((column, index) => {
    const isName = column === name
    const isJoined = columns[index + 1]?.onCard === 'joined'
    const { align = 'start', onCard = isName ? 'title' : 'detail' } = column
    const isMissing = isUntitled && onCard === 'title'
    const card = isUntitled && isName ? 'title' : isMissing ? 'nowhere' : onCard
    const place = placeOf(column, columns, isSelectable)
    const className = classes(
      styles.cell,
      isName && styles.name,
      styles.align[align],
      styles.onCard[card],
      isJoined && styles.beforeJoined,
      place,
    )
    return { column, isName, className, shortClassName: classes(className, styles.short) }
  })
}

/** The plans of a table, and which of them a row has. */
export function rowPlans<Row>(columns: readonly DataTableColumn<Row>[], isSelectable: boolean): RowPlans<Row> {
  return {
    titled: planCells(columns, isSelectable),
    untitled: planCells(columns, isSelectable, true),
    wordOf: (row) => nameOf(columns)?.wordOnCard?.(row),
  }
}

export interface RowPlans<Row> {
  titled: readonly CellPlan<Row>[]
  untitled: readonly CellPlan<Row>[]
  /** The word before the name of an untitled row; undefined for the others. */
  wordOf(row: Row): string | undefined
}
