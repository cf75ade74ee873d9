/** An event of a `DataTable` that has brought a row into view: the app must not restore a scroll position after it. */
export const rowPlaced = 'tableRowPlaced'
