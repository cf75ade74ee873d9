/** The words that the portal recognises in the supplier's data. The guide and the checks of a server use them. */
export { restrictedStatuses } from './trade/access/restrictedStatus.ts'
export { accessLabels } from './trade/access/access.ts'
export { chargeNames } from './trade/documents/productLines.ts'
export { chargeUnit } from './trade/orders/orderRecords.ts'
export { documentKinds, kindOf } from './trade/documents/documentKind.ts'
export { bottomBarTypes, homeWidgetTypes, isSameWord } from './trade/access/widgetTypes.ts'
