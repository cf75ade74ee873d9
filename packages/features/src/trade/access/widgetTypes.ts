/** Words by which the portal recognises rows of the supplier's widget configuration, ignoring letter case. */

/** Rows of the homepage: the type of a banner, and the label of the row that shows the balances. */
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
