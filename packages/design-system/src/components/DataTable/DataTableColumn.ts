import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import * as styles from './DataTable.css.ts'
import * as cards from './RowCard.css.ts'

/** The value to sort a row by. Null, '' and NaN count as missing. */
export type SortKey = string | number | null

/** One column. Create the list of columns outside the component, or memoise it: a new list renders all rows again. */
export interface DataTableColumn<Row> {
  /** Unique. A `DataTableSort` refers to its column by this key. */
  key: string
  /** Shown above the column, and in the sort menu. */
  header: string
  /**
   * What the values are: `text`, the default; `code`, a number that is a name, such as that of an order; `number`, an amount
   * or a quantity, at the end of its column; `date`; `action`, a button, whose header only screen readers get.
   */
  kind?: 'text' | 'code' | 'number' | 'date' | 'action'
  /**
   * The cell's content. Null is no value: the table shows a dash, except in the second line of a row.
   * @param isNarrow Whether the table shows fewer columns, and some values below others
   */
  cell(row: Row, isNarrow?: boolean): ReactNode
  /** The value to sort by; without it the column cannot be sorted. Missing values come last in both directions. */
  sortBy?(row: Row): SortKey
  /**
   * The width that the values need: `stepper` for a quantity field, `narrow` for a quantity, `short` for a badge or a short
   * code, `close` for an amount in a table with many columns of amounts, `standard` for a date, code or amount, `medium` for
   * a name, `long` for a longer one, `wide` for an address, `wider` for an e-mail address, `widest` for a description.
   */
  width?: keyof typeof widths
  /** The cell names the row and contains its link. By default the first column does. */
  isRowHeader?: boolean
  /** Whether the cell must not be cut off, for example because it contains a button, or a field with notes below it. */
  isWhole?(row: Row): boolean
  /** Key of another column. In a narrow table the value is below that column's value, in small type. */
  below?: string
  /** Left out if not all columns fit side by side. It is still shown on paper. */
  isOptional?: boolean
  /** A picture of size `row` before the value. If a row has two lines, it is vertically centred across both. */
  picture?(row: Row): ReactNode
}

type Columns<Row> = readonly DataTableColumn<Row>[]

/**
 * `wide` shows all columns. If they do not fit side by side, `narrow` shows fewer, and two lines in each row. If even those
 * do not fit, each row is a card.
 */
export type Layout = 'wide' | 'narrow' | 'cards'

/** `least` is the minimum width in rem, `share` the share of the remaining space. */
const widths = {
  button: { least: 3.5, share: 0.5 },
  // Three digits between two buttons that a finger can press.
  stepper: { least: 10, share: 1 },
  narrow: { least: 4.5, share: 1 },
  short: { least: 6, share: 1 },
  close: { least: 6, share: 3 },
  standard: { least: 6.5, share: 3 },
  medium: { least: 7.75, share: 6 },
  long: { least: 9.375, share: 6 },
  wide: { least: 9, share: 12 },
  wider: { least: 12.5, share: 12 },
  widest: { least: 14, share: 16 },
} as const

type Sized = Pick<DataTableColumn<never>, 'kind' | 'width'>

const widthOf = ({ kind, width = kind === 'action' ? 'button' : 'standard' }: Sized) => widths[width]

const alignmentOf = ({ kind }: Sized) => styles.align[kind === 'number' || kind === 'action' ? 'end' : 'start']

export const headerClass = (column: DataTableColumn<never>, isApart: boolean) =>
  classes(styles.header, alignmentOf(column), column.picture && styles.withPicture, isApart && styles.apart)

/**
 * The keys of those of these columns, side by side, whose texts would touch the amounts before them. A unit belongs to its
 * quantity.
 */
export function columnsApart<Row>(columns: Columns<Row>): ReadonlySet<string> {
  const isAfterAmount = ({ kind, width }: DataTableColumn<Row>, index: number) =>
    columns[index - 1]?.kind === 'number' && kind !== 'number' && kind !== 'action' && width !== 'narrow'
  return new Set(columns.filter(isAfterAmount).map(({ key }) => key))
}

export function headClass(layout: Layout, isSelectable: boolean): string {
  return classes(
    styles.head,
    styles.headOf[layout !== 'cards' ? 'columns' : isSelectable ? 'selectableCards' : 'cards'],
  )
}

export function rowClass(layout: Layout, isSelectable: boolean): string {
  return classes(styles.row, styles.rowOf[layout], layout === 'cards' && isSelectable && cards.selectableCard)
}

const selectionWidth = 2.75

/** The columns that are side by side. */
export function sideBySide<Row>(columns: Columns<Row>, layout: Layout): Columns<Row> {
  if (layout === 'wide') return columns
  return columns.filter(({ below, isOptional = false }) => below === undefined && !isOptional)
}

/** The grid template of all rows. Each row is a grid of its own, because only some rows are rendered. */
export function gridTemplate(columns: readonly Sized[], isSelectable: boolean): string {
  const tracks = columns.map(widthOf).map(({ least, share }) => `minmax(${least}rem, ${share}fr)`)
  return [...(isSelectable ? [`${selectionWidth}rem`] : []), ...tracks].join(' ')
}

/** Padding of a row, in rem: the sum of both edges. */
const edges = 1

/** The minimum width in rem at which the columns fit side by side. */
export function minTableWidth(columns: readonly Sized[], isSelectable: boolean): number {
  const first = isSelectable ? edges + selectionWidth : edges
  return columns.reduce((sum, column) => sum + widthOf(column).least, first)
}

/** What all cells of a column share, computed once for all rows. */
export interface CellPlan<Row> {
  column: DataTableColumn<Row>
  /** The cell names the row. */
  isName: boolean
  className: string
  style?: CSSProperties
  isLower: boolean
  /** Positions, from 0, of the cells above or below this one in a narrow table. */
  stackedWith: readonly number[]
}

/** Plans the cells of a table's rows. */
export function planCells<Row>(columns: Columns<Row>, isSelectable: boolean, layout: Layout): CellPlan<Row>[] {
  const name = columns.find((column) => column.isRowHeader) ?? columns[0]
  const isNarrow = layout === 'narrow'
  const shown = isNarrow ? columns.filter(({ isOptional = false }) => !isOptional) : columns
  const beside = sideBySide(columns, layout)
  const apart = columnsApart(beside)
  const stackOf = ({ key, below }: DataTableColumn<Row>) => below ?? key
  return shown.map((column) => {
    const isName = column === name
    const stackedWith = shown.flatMap((other, position) =>
      isNarrow && other !== column && stackOf(other) === stackOf(column) ? [position] : [],
    )
    const isLower = isNarrow && column.below !== undefined
    const upper = columns.find(({ key }) => isLower && key === column.below)
    const line = isLower ? 'lower' : stackedWith.length > 0 ? 'upper' : 'only'
    const position = beside.findIndex(({ key }) => key === column.below)
    return {
      column,
      isName,
      className: classes(
        styles.cell[isNarrow ? 'narrow' : 'wide'],
        isName && styles.name,
        alignmentOf(column),
        isNarrow && styles.line[line],
        column.picture && styles.withPicture,
        upper?.picture && styles.withPicture,
        apart.has(stackOf(column)) && styles.apart,
      ),
      // All other cells get their column from the grid.
      ...(isLower && { style: { gridColumn: position + (isSelectable ? 2 : 1) } }),
      isLower,
      stackedWith,
    }
  })
}
