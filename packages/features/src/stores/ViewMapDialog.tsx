import { Dialog, Link, MapFrame, Stack, Text } from '@trade-portal/design-system'
import type { Store } from '@trade-portal/supplier-api'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { embeddedMap, mapSearch } from './storeLinks.ts'

interface ViewMapDialogProps {
  readonly name: string
  readonly store: Store
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** An embedded map of a store, if the deployment has a key for maps, and a link to Google Maps. */
export function ViewMapDialog({ name, store, isOpen, onClose }: ViewMapDialogProps) {
  const { mapsKey } = useSettings()
  const map = embeddedMap(store, mapsKey)
  const search = mapSearch(store)
  return (
    <Dialog title={name} isOpen={isOpen} onClose={onClose} size="large">
      <Stack space="medium">
        <Text>{store.address.join(', ')}</Text>
        {store.position === null && (
          <Text tone="subdued">The exact position of this store is not known: the map searches for its address.</Text>
        )}
        {map !== undefined && <MapFrame src={map} title={`Map of ${name}`} />}
        {search !== undefined && (
          <Link href={search} isExternal>
            Open in Google Maps
          </Link>
        )}
      </Stack>
    </Dialog>
  )
}
