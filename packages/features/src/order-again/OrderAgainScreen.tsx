import { RowGridSkeleton } from '@trade-portal/design-system'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { Screen } from '../foundation/screens/Screen.tsx'
import { routes } from '../routes.ts'
import { useOrders } from '../trade/documents/queries.ts'
import { BoughtBefore } from './BoughtBefore.tsx'

/** Order again: the products of the newest orders. */
export function OrderAgainScreen() {
  const orders = useOrders()
  return (
    <Screen title={routes.orderAgain.title}>
      <QueryView
        query={orders}
        what="your orders"
        empty={{ title: 'No orders yet.', icon: 'list' }}
        skeleton={<RowGridSkeleton count={8} />}
      >
        {(rows) => <BoughtBefore orders={rows} />}
      </QueryView>
    </Screen>
  )
}
