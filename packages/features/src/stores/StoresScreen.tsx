import { EmptyState, Grid, Page, Stack } from '@trade-portal/design-system'
import { LoadState } from '../shared/api/Loaded.tsx'
import { ScreenHeading } from '../shared/screens/ScreenHeading.tsx'
import { useStores } from './queries.ts'
import { StoreCard } from './StoreCard.tsx'

/** Store Listings: where the supplier can be visited and called. */
export function StoresScreen() {
  const stores = useStores()
  return (
    <Page>
      <Stack space="large">
        <ScreenHeading>Store Listings</ScreenHeading>
        <LoadState what="the stores" {...stores} onRetry={() => void stores.refetch()}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState title="No stores yet." icon="store" />
            ) : (
              <Grid minColumn="medium" space="medium">
                {list.map((store) => (
                  <StoreCard key={store.id} store={store} />
                ))}
              </Grid>
            )
          }
        </LoadState>
      </Stack>
    </Page>
  )
}
