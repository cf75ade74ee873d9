/** All columns that a list of rows may have, in the order in which they are shown. `tool` is for a symbol, such as remove. */
export const rowColumns = ['picture', 'name', 'stock', 'price', 'unit', 'quantity', 'total', 'action', 'tool'] as const

export type RowColumn = (typeof rowColumns)[number]

/** What paper does not show: controls, and the stock, which joins the detail there. */
export const screenColumns: readonly RowColumn[] = ['stock', 'unit', 'action', 'tool']

/** CSS variables that a grid sets for its rows: the tracks of all columns, of those without stock, and on paper. */
export const allColumns = '--row-columns'
export const fewerColumns = '--row-columns-without-stock'
export const paperColumns = '--row-columns-on-paper'
