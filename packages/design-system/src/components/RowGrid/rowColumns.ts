/**
 * All columns that a `RowGrid` may have, in the order in which they are shown. `tool` is for an icon, such as remove. A
 * phone has room for one of `select` and `picture`.
 */
export const rowColumns = [
  'select',
  'picture',
  'name',
  'stock',
  'price',
  'unit',
  'quantity',
  'total',
  'action',
  'tool',
] as const

export type RowColumn = (typeof rowColumns)[number]

/** The columns that paper does not show: controls, and the stock, which is part of the detail there. */
export const screenColumns: readonly RowColumn[] = ['select', 'stock', 'unit', 'action', 'tool']

/** CSS variables that a grid sets for its rows: the tracks of all columns, of all but stock, and of those on paper. */
export const allColumns = '--row-columns'
export const fewerColumns = '--row-columns-without-stock'
export const paperColumns = '--row-columns-on-paper'
