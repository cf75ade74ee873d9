export { askInvoices } from '../shared/transactions/queries.ts'
export { InvoicesScreen } from './InvoicesScreen.tsx'
