import { CardSkeleton, Grid } from '@trade-portal/design-system'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { routes } from '../routes.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { useStores } from './queries.ts'
import { StoreCard } from './StoreCard.tsx'

/** Store Listings: the supplier's stores. */
export function StoresScreen() {
  const stores = useStores()
  return (
    <Screen title={routes.stores.title}>
      <QueryView
        query={stores}
        what="the stores"
        skeleton={<StoresSkeleton />}
        empty={{ title: 'No stores yet.', icon: 'store' }}
      >
        {(list) => (
          <Grid as="ul" minColumn="medium" space="medium" hasRowsOnPhone>
            {list.map((store) => (
              <StoreCard key={store.id} store={store} />
            ))}
          </Grid>
        )}
      </QueryView>
    </Screen>
  )
}

function StoresSkeleton() {
  return (
    <Grid minColumn="medium" space="medium" hasRowsOnPhone>
      {['first', 'second', 'third', 'fourth'].map((store) => (
        <CardSkeleton key={store} content="text" count={2} />
      ))}
    </Grid>
  )
}
