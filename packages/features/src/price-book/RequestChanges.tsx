import { Button, lazyDialog } from '@trade-portal/design-system'
import { useState } from 'react'
import { type PriceBookConfiguration, useRequestPriceBookChanges } from './queries.ts'

const PriceBookChangesDialog = lazyDialog(
  async () => (await import('./PriceBookChangesDialog.tsx')).PriceBookChangesDialog,
)

/** Request Config Changes. The dialog begins with the current configuration each time. */
export function RequestChanges({ configuration }: { readonly configuration: PriceBookConfiguration }) {
  const [isOpen, setIsOpen] = useState(false)
  const { run } = useRequestPriceBookChanges()
  return (
    <>
      <Button variant="secondary" width="full" onPress={() => setIsOpen(true)}>
        Request Config Changes
      </Button>
      {isOpen && (
        <PriceBookChangesDialog current={configuration} requestChanges={run} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
