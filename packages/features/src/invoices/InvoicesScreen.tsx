import { RowGridSkeleton } from '@trade-portal/design-system'
import { routes } from '../routes.ts'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { withoutAnnouncement } from '../foundation/lists/ListTable.tsx'
import { Screen } from '../foundation/screens/Screen.tsx'
import { useInvoices } from '../trade/documents/queries.ts'
import { InvoiceList } from './InvoiceList.tsx'

/** The invoices and credits, by default those of the last three months. */
export function InvoicesScreen() {
  const invoices = useInvoices()
  return (
    <Screen title={routes.invoices.title}>
      <QueryView
        query={invoices}
        what="your invoices"
        failedAs="dialog"
        skeleton={<RowGridSkeleton count={8} />}
        announcement={withoutAnnouncement}
      >
        {(all) => <InvoiceList invoices={all} />}
      </QueryView>
    </Screen>
  )
}
