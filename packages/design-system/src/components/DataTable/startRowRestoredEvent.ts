/**
 * A `DataTable` sends this event after other code has scrolled the page and the table has scrolled back to its start row.
 * The app must then stop restoring the page's scroll position.
 */
export const startRowRestoredEvent = 'tableRowPlaced'
