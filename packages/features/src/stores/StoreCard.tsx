import { Button, Card, Heading, Inline, Link, Stack, Text, VisuallyHidden } from '@trade-portal/design-system'
import type { Store } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { mapSearch } from './mapAddress.ts'
import { phoneHref } from './phoneHref.ts'
import { ViewMapDialog } from './ViewMapDialog.tsx'

/** A store with its name, address, phone number and map button. */
export function StoreCard({ store }: { store: Store }) {
  const [isMapOpen, setIsMapOpen] = useState(false)
  const name = store.name || store.address.join(', ')
  const phone = phoneHref(store.phone)
  return (
    <Card as="article">
      <Stack space="small" align="start">
        <Heading level={2} size="small">
          {name}
        </Heading>
        {store.address.length > 0 && <Text tone="subdued">{store.address.join(', ')}</Text>}
        {phone === undefined ? (
          store.phone !== '' && <Text>{store.phone}</Text>
        ) : (
          <Link href={phone}>{store.phone}</Link>
        )}
        {mapSearch(store) !== undefined && (
          <Inline space="small">
            <Button variant="secondary" size="small" icon="store" onPress={() => setIsMapOpen(true)}>
              View Map<VisuallyHidden>{` of ${name}`}</VisuallyHidden>
            </Button>
          </Inline>
        )}
      </Stack>
      <ViewMapDialog name={name} store={store} isOpen={isMapOpen} onClose={() => setIsMapOpen(false)} />
    </Card>
  )
}
