import { RowGridSkeleton } from '@trade-portal/design-system'
import { routes } from '../routes.ts'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { withoutAnnouncement } from '../foundation/lists/ListTable.tsx'
import { Screen } from '../foundation/screens/Screen.tsx'
import { useOrders } from '../trade/documents/queries.ts'
import { OrderList } from './OrderList.tsx'

/** Orders & Quotes: all of them, in the supplier's order until they are sorted. */
export function OrdersScreen() {
  const orders = useOrders()
  return (
    <Screen title={routes.orders.title}>
      <QueryView
        query={orders}
        what="your orders and quotes"
        failedAs="dialog"
        skeleton={<RowGridSkeleton count={8} />}
        announcement={withoutAnnouncement}
      >
        {(all) => <OrderList orders={all} />}
      </QueryView>
    </Screen>
  )
}
