/** The event of a `DataTable` that has scrolled to its row: after it, the app must not restore a scroll position. */
export const rowPlaced = 'tableRowPlaced'
