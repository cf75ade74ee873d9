/** The event after a `DataTable` has scrolled to its start row. The app must then not restore a scroll position. */
export const rowPlacedEvent = 'tableRowPlaced'
