import { SheetRows, SheetRowSkeleton } from '@trade-portal/design-system'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { routes } from '../routes.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { useStores } from './queries.ts'
import { StoreRow } from './StoreRow.tsx'

/** Store Listings: the supplier's stores. */
export function StoresScreen() {
  const stores = useStores()
  return (
    <Screen title={routes.stores.title}>
      <QueryView
        query={stores}
        what="the stores"
        skeleton={<SheetRowSkeleton count={8} hasAside />}
        empty={{ title: 'No stores yet.', icon: 'store' }}
      >
        {(list) => (
          <SheetRows>
            {list.map((store) => (
              <StoreRow key={store.id} store={store} />
            ))}
          </SheetRows>
        )}
      </QueryView>
    </Screen>
  )
}
