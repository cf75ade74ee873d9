/** The words in the supplier's data that the portal recognises. The guide and the server checks import them from here. */
export { accessLabels, restrictedStatuses } from './trade/access/access.ts'
export { bottomBarTypes, homeWidgetTypes, isSameWord } from './trade/access/widgetWords.ts'
export { chargeNames } from './trade/documents/productLines.ts'
export { chargeUnit } from './trade/orders/orderRecords.ts'
export { documentKinds, kindOf } from './trade/documents/documentKind.ts'
