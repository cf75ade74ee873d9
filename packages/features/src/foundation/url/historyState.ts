/** State of a history entry that shows a layer above the page. Back closes it and does not scroll the page. */
export const topLayer = 'over the page'

/** State of a history entry after another page of the portal, to which Back leads. */
export const afterPage = 'after a page'
