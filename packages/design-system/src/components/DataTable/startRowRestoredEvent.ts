/**
 * If something else scrolls the page, a `DataTable` scrolls back to its start row and sends this event. The app must then
 * stop restoring its scroll position.
 */
export const startRowRestoredEvent = 'tableRowPlaced'
