import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import * as styles from './DataTable.css.ts'

/** The value to sort a row by. Null, '' and NaN count as missing. */
export type SortKey = string | number | null

/** One column. Create the list of columns outside the component, or memoise it: a new list renders all rows again. */
export interface DataTableColumn<Row> {
  /** Unique. A `DataTableSort` refers to its column by this key. */
  key: string
  /** Shown above the column, beside the value on a card, and in the sort menu. */
  header: string
  /** Shows the header only to screen readers, for example above a column of buttons. */
  hideHeader?: boolean
  /**
   * The cell's content, or null for no value. For null, a table shows a dash, except in the second line of a row. A card
   * shows nothing.
   */
  cell(row: Row): ReactNode
  /** The value to sort by; without it the column cannot be sorted. Missing values come last in both directions. */
  sortBy?(row: Row): SortKey
  /** Selects sort labels: "A to Z", "smallest first", "oldest first". Default: `number` if `align` is `end`, else `text`. */
  kind?: 'text' | 'number' | 'date'
  /** `end` for amounts of money. */
  align?: 'start' | 'end'
  /**
   * The width that the values need: `button` for an icon button, `stepper` for a quantity field, `narrow` for a quantity,
   * `short` for a badge or a short code, `close` for an amount in a table with many columns of amounts, `standard` for a
   * date, code or amount, `medium` for a name, `wide` for an address, `wider` for an e-mail address, `widest` for a
   * description.
   */
  width?: ColumnWidth
  /** Whether the cell must not be cut off, for example because it contains a button, or a field with notes below it. */
  isWhole?(row: Row): boolean
  /** The cell names the row and contains its link. By default the first column does. */
  isRowHeader?: boolean
  /** Key of another column. In a narrow table the value stands below that column's value, in small type. */
  below?: string
  /**
   * A picture of size `row` before the value. Cards do not show it. If a row has two lines, the picture is vertically
   * centred across both.
   */
  picture?(row: Row): ReactNode
  /** Hidden if not all columns fit side by side. It is still shown on paper, and on a card if `onCard` says where. */
  isOptional?: boolean
  /**
   * Position of the value on a card. `title`: start of the first line, the default for the column that names the row.
   * `end`: end of the first line. `meta`: on the lines below. `joined`: like `meta`, but closer to the previous column's
   * value, for example for a unit after its quantity. `aside`: at the end of the lines below. `control`: a field below the
   * `end` value. `corner`: an icon button below the checkbox. With large text, `control` and `corner` are like `aside`.
   * `detail`, the default for all other columns: like `meta`, but with the header shown before the value.
   */
  onCard?: 'title' | 'end' | 'meta' | 'joined' | 'aside' | 'control' | 'corner' | 'detail'
  /** A short word before the value where no header explains it: below a card's title, or below another value. */
  word?: string
  /**
   * Only for the column that names the row, if another column is the card's `title`. For a row without a title, returns a
   * word, such as "Order". The card then shows this word and the row's name in the place of the title. For a row with a
   * title, it must return undefined.
   */
  wordOnCard?(row: Row): string | undefined
  /**
   * Whether the row's card shows the value of this column, if it is a `detail`. Return false for a value that tells nothing,
   * such as an amount of zero. By default the value is shown.
   */
  isOnCard?(row: Row): boolean
}

type ColumnWidth = keyof typeof widths

/** `least` is the minimum width in rem, `share` the share of the remaining space. */
const widths = {
  button: { least: 3.5, share: 0.5 },
  stepper: { least: 8.25, share: 1 },
  narrow: { least: 4.5, share: 1 },
  short: { least: 6, share: 1 },
  close: { least: 6, share: 5 },
  standard: { least: 6.5, share: 5 },
  medium: { least: 7.75, share: 6 },
  wide: { least: 9, share: 8 },
  wider: { least: 12.5, share: 8 },
  widest: { least: 14, share: 16 },
} as const

const selectionWidth = 2.75

type Sized = Pick<DataTableColumn<never>, 'width'>

/** The columns that stay side by side when not all of them fit. */
export const fewerColumns = <Column extends Pick<DataTableColumn<never>, 'below' | 'isOptional'>>(
  columns: readonly Column[],
) => columns.filter(({ below, isOptional = false }) => below === undefined && !isOptional)

/** The grid template of all rows. Each row is a grid of its own, because only some rows are rendered. */
export function gridTemplate(columns: readonly Sized[], isSelectable: boolean): string {
  const tracks = columns.map(({ width = 'standard' }) => `minmax(${widths[width].least}rem, ${widths[width].share}fr)`)
  return [...(isSelectable ? [`${selectionWidth}rem`] : []), ...tracks].join(' ')
}

/** Padding of a row, in rem: the sum of both edges. */
const edges = 1

/** The minimum width in rem at which the columns fit side by side. */
export function minTableWidth(columns: readonly Sized[], isSelectable: boolean): number {
  const first = isSelectable ? edges + selectionWidth : edges
  return columns.reduce((sum, { width = 'standard' }) => sum + widths[width].least, first)
}

/** In a narrow table, columns of the same stack are above each other. Returns the key of the stack's uppermost column. */
const stackOf = ({ key, below }: Pick<DataTableColumn<never>, 'key' | 'below'>) => below ?? key

/**
 * The classes that place a column where not all columns fit.
 * @param isSelectable Whether the table begins with a column of checkboxes
 */
export function placeOf<Row>(
  column: DataTableColumn<Row>,
  columns: readonly DataTableColumn<Row>[],
  isSelectable: boolean,
): string | undefined {
  const { key, below, isOptional = false, onCard } = column
  if (isOptional) return onCard === undefined ? styles.optional : styles.optionalInTable
  const position = fewerColumns(columns).findIndex((other) => other.key === stackOf(column))
  const isAbove = columns.some((other) => other.below === key)
  const line = below === undefined ? (isAbove ? 'upper' : 'only') : 'lower'
  const above = columns.find((other) => other.key === below)
  return classes(
    styles.column[isSelectable ? position + 1 : position],
    styles.line[line],
    above?.align === 'end' && styles.belowEnd,
    above?.picture && styles.belowPicture,
    column.picture && styles.withPicture,
  )
}

/** What all cells of a column share, computed once for all rows. */
interface CellPlan<Row> {
  column: DataTableColumn<Row>
  /** The cell names the row. */
  isName: boolean
  className: string
  /** The class names for a cell whose text is cut off if it is too long. */
  shortClassName: string
  /** Positions, from 0, of the other columns of this column's stack. */
  stackedWith: readonly number[]
}

const nameOf = <Row>(columns: readonly DataTableColumn<Row>[]) =>
  columns.find((column) => column.isRowHeader) ?? columns[0]

/** @param isUntitled Whether the plan is for rows without a title. On their cards, the name takes the title's place. */
function planCells<Row>(
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
      isJoined && styles.closeToNextValue,
      place,
    )
    const stackedWith = columns.flatMap((other, position) =>
      other !== column && stackOf(other) === stackOf(column) ? [position] : [],
    )
    return { column, isName, className, shortClassName: classes(className, styles.short), stackedWith }
  })
}

/** Plans the rows of a table, and their cells: for rows with a title and for rows without one. */
export function rowPlans<Row>(columns: readonly DataTableColumn<Row>[], isSelectable: boolean) {
  const hasControl = columns.some(({ onCard }) => onCard === 'control')
  return {
    titled: planCells(columns, isSelectable),
    untitled: planCells(columns, isSelectable, true),
    rowClassName: classes(styles.row, isSelectable && styles.selectable, hasControl && styles.withControl),
    /** The word before the name of an untitled row; undefined for rows with a title. */
    wordOf(row: Row) {
      return nameOf(columns)?.wordOnCard?.(row)
    },
  }
}

export type RowPlans<Row> = ReturnType<typeof rowPlans<Row>>
