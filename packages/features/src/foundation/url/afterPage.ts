/** State of a history entry after another page of the portal, to which Back leads. */
export const afterPage = 'after a page'
