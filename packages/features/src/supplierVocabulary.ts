/** What the portal recognises in the supplier's data, for the guide and for the checks of a server. */
export { restrictedStatuses } from './trade/access/restrictedStatus.ts'
export { entryLabels } from './trade/access/entries.ts'
export { chargeUnit } from './trade/orders/chargeUnit.ts'
export { documentKinds, kindOf } from './trade/documents/documentKind.ts'
export { bottomBarTypes, homeWords, isWord } from './trade/access/widgetWords.ts'
