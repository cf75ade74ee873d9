/** All columns that a list of rows may have, in the order in which they are shown. `tool` is for a symbol, such as remove. */
export const rowColumns = ['picture', 'name', 'stock', 'price', 'unit', 'quantity', 'total', 'action', 'tool'] as const

export type RowColumn = (typeof rowColumns)[number]

/** CSS variables that a grid sets for its rows: the tracks with and without the stock column. */
export const allColumns = '--row-columns'
export const fewerColumns = '--row-columns-without-stock'
