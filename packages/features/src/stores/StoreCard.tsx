import { Button, Card, Heading, lazyDialog, Link, Stack, Text, VisuallyHidden } from '@trade-portal/design-system'
import type { Store } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { mapSearch } from './mapAddress.ts'
import { phoneHref } from './phoneHref.ts'

const ViewMapDialog = lazyDialog(async () => (await import('./ViewMapDialog.tsx')).ViewMapDialog)

/** A store with its name, address, phone number and map button. */
export function StoreCard({ store }: { store: Store }) {
  const [isMapOpen, setIsMapOpen] = useState(false)
  const name = store.name || store.address.join(', ')
  const phone = phoneHref(store.phone)
  const viewMap = mapSearch(store) !== undefined && (
    <Button variant="secondary" size="small" icon="pin" onPress={() => setIsMapOpen(true)}>
      View Map<VisuallyHidden>{` of ${name}`}</VisuallyHidden>
    </Button>
  )
  return (
    <Card as="article" actions={viewMap}>
      <Stack space="xxsmall" align="start">
        <Heading level={2} size="small">
          {name}
        </Heading>
        {store.address.length > 0 && <Text tone="subdued">{store.address.join(', ')}</Text>}
        {phone === undefined ? (
          store.phone !== '' && <Text>{store.phone}</Text>
        ) : (
          <Link href={phone}>{store.phone}</Link>
        )}
      </Stack>
      <ViewMapDialog name={name} store={store} isOpen={isMapOpen} onClose={() => setIsMapOpen(false)} />
    </Card>
  )
}
