/** State of a history entry that shows a layer above the page. Back closes it and does not scroll the page. */
export const topLayer = 'over the page'

/** State of a history entry that was opened from another page of the portal. Back leads to that page. */
export const afterPage = 'after a page'
