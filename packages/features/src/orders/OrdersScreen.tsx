import { routes } from '../routes.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { OrderList } from './OrderList.tsx'

/** Orders & Quotes: all of them, in the supplier's order until they are sorted. */
export function OrdersScreen() {
  return (
    <Screen title={routes.orders.title}>
      <OrderList />
    </Screen>
  )
}
