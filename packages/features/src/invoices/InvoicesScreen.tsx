import { routes } from '../routes.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { InvoiceList } from './InvoiceList.tsx'

/** The invoices and credits, by default those of the last three months. */
export function InvoicesScreen() {
  return (
    <Screen title={routes.invoices.title}>
      <InvoiceList />
    </Screen>
  )
}
