/**
 * The state of a history entry that shows a layer, such as a dialog, above the page. Back closes the layer without scrolling
 * the page.
 */
export const layerHistoryState = 'over the page'

/** The state of a history entry that was opened from another page of the portal, to which Back returns. */
export const returnHistoryState = 'after a page'
