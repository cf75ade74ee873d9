/** Words by which the portal recognises rows of the supplier's widget configuration; letter case does not count. */

/** On the homepage: the type of a banner, and the label that shows the balances. */
export const homeWidgetTypes = { banner: 'clickableimage', balances: 'balances' } as const

/** Types of the rows in the bar at the bottom, each with the screen that it leads to. */
export const bottomBarTypes = {
  links: 'Handy Links',
  support: 'Support Email',
  stores: 'Store Listing',
  contact: 'AccountContact',
} as const

/** Whether a row has a word. */
export function isSameWord(given: string, word: string): boolean {
  return given.toLowerCase() === word.toLowerCase()
}
