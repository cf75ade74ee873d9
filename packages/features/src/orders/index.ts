export { askOrders } from '../shared/transactions/queries.ts'
export { OrdersScreen } from './OrdersScreen.tsx'
