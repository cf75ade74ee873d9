/**
 * Sent when something else has scrolled the page and a `DataTable` has scrolled back to its start row. The app must then
 * stop restoring its scroll position.
 */
export const startRowRestoredEvent = 'tableRowPlaced'
