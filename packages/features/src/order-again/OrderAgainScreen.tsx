import { QueryView } from '../foundation/api/QueryView.tsx'
import { ListSearch } from '../foundation/lists/ListSearch.tsx'
import { Screen } from '../foundation/screens/Screen.tsx'
import { addressText } from '../foundation/url/addressFields.ts'
import { useAddressState } from '../foundation/url/useAddressState.ts'
import { routes } from '../routes.ts'
import { useOrders } from '../trade/documents/queries.ts'
import { noOrders } from '../trade/order-again/noOrders.tsx'
import { BoughtBefore, boughtSkeleton } from './BoughtBefore.tsx'

const fields = { search: addressText }

/** Order again: the products of the newest orders, with a search that can be used while the orders load. */
export function OrderAgainScreen() {
  const orders = useOrders()
  const [{ search }, setAddress] = useAddressState(fields)
  return (
    <Screen title={routes.orderAgain.title}>
      {orders.data?.length !== 0 && (
        <ListSearch
          label="Search what you bought"
          placeholder="Search by SKU or name"
          search={search}
          onSearch={(typed) => setAddress({ search: typed }, { history: 'replace' })}
        />
      )}
      <QueryView query={orders} what="your orders" empty={noOrders} skeleton={boughtSkeleton}>
        {(rows) => <BoughtBefore orders={rows} search={search} onClearSearch={() => setAddress({ search: '' })} />}
      </QueryView>
    </Screen>
  )
}
