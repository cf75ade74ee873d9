/* Words by which the portal recognises rows of the supplier's widget configuration, ignoring letter case. */

/** How the portal recognises rows of the homepage: a banner by its type, and the row with the balances by its label. */
export const homeWidgetTypes = { banner: 'clickableimage', balances: 'balances' } as const

/** Types of the rows in the bar at the bottom of every page; each key says what the row leads to. */
export const bottomBarTypes = {
  links: 'Handy Links',
  support: 'Support Email',
  stores: 'Store Listing',
  contact: 'AccountContact',
} as const

/** Whether two words are equal, ignoring letter case. */
export function isSameWord(given: string, word: string): boolean {
  return given.toLowerCase() === word.toLowerCase()
}
