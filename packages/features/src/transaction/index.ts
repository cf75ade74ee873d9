export { askTransaction } from './queries.ts'
export { TransactionScreen } from './TransactionScreen.tsx'
