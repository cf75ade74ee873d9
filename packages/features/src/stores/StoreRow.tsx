import { Button, lazyDialog, Link, SheetRow, VisuallyHidden } from '@trade-portal/design-system'
import type { Store } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { mapSearch } from './mapAddress.ts'
import { phoneHref } from './phoneHref.ts'

const ViewMapDialog = lazyDialog(async () => (await import('./ViewMapDialog.tsx')).ViewMapDialog)

/** A store with its name, address, phone number and map button. */
export function StoreRow({ store }: { store: Store }) {
  const [isMapOpen, setIsMapOpen] = useState(false)
  const name = store.name || store.address.join(', ')
  const phone = phoneHref(store.phone)
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
      aside={phone === undefined ? store.phone : <Link href={phone}>{store.phone}</Link>}
      actions={viewMap}
    />
  )
}
