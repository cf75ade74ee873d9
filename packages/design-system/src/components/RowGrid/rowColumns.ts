/**
 * All possible columns of a `RowGrid`, in their fixed order. `tool` is for an icon button, such as remove. A grid with both
 * `select` and `picture` shows the pictures only where it also has space for the stock.
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

/** The columns that are not printed: the controls, and also the stock, because it is printed in the detail. */
export const columnsNotPrinted: readonly RowColumn[] = ['select', 'stock', 'action', 'tool']

/**
 * CSS variables with the widths of all columns, of the columns in a narrow grid, of both in a `RowFamily`, and of the
 * columns on paper.
 */
export const allColumnsVariable = '--row-columns'
export const narrowColumnsVariable = '--narrow-row-columns'
export const familyColumnsVariable = '--family-row-columns'
export const narrowFamilyColumnsVariable = '--narrow-family-row-columns'
export const paperColumnsVariable = '--row-columns-on-paper'
