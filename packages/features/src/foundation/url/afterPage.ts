/** State of a step of the history that has a page of the portal before it, to which Back leads. */
export const afterPage = 'after a page'
