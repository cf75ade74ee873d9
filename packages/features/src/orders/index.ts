export { askOrders } from '../trade/documents/queries.ts'
export { OrdersScreen } from './OrdersScreen.tsx'
