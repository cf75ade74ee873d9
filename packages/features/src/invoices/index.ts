export { askInvoices } from '../trade/documents/queries.ts'
export { InvoicesScreen } from './InvoicesScreen.tsx'
