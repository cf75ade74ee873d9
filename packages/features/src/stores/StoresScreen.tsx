import { Button, lazyDialog, SheetRow, SheetRows, SheetRowSkeleton, VisuallyHidden } from '@trade-portal/design-system'
import type { Store } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { Screen } from '../foundation/screens/Screen.tsx'
import { PhoneLink } from '../foundation/url/PhoneLink.tsx'
import { routes } from '../routes.ts'
import { useStores } from './queries.ts'
import { mapSearch } from './storeLinks.ts'

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

const ViewMapDialog = lazyDialog(async () => (await import('./ViewMapDialog.tsx')).ViewMapDialog)

function StoreRow({ store }: { store: Store }) {
  const [isMapOpen, setIsMapOpen] = useState(false)
  const name = store.name || store.address.join(', ')
  const viewMap = mapSearch(store) !== undefined && (
    <>
      <Button variant="secondary" size="small" icon="pin" onPress={() => setIsMapOpen(true)}>
        View Map<VisuallyHidden>{` of ${name}`}</VisuallyHidden>
      </Button>
      <ViewMapDialog name={name} store={store} isOpen={isMapOpen} onClose={() => setIsMapOpen(false)} />
    </>
  )
  return (
    <SheetRow
      name={name}
      facts={store.address.join(', ')}
      aside={<PhoneLink phone={store.phone} />}
      actions={viewMap}
    />
  )
}
