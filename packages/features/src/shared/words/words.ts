/** What the portal recognises in the supplier's data, for the guide and for the checks of a server. */
export { restrictedStatuses } from '../account-status/restrictedStatus.ts'
export { entryLabels } from '../entries/entries.ts'
export { chargeUnit } from '../ordering/chargeUnit.ts'
export { documentKinds, kindOf } from '../transactions/documentKind.ts'
export { bottomBarTypes, homeWords, isWord } from '../widgets/widgetWords.ts'
