/** The event of a `DataTable` that has scrolled to its start row: the app must then not restore a scroll position. */
export const rowPlaced = 'tableRowPlaced'
