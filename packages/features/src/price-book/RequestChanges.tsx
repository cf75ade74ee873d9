import { Button, OnDemand } from '@trade-portal/design-system'
import { useState } from 'react'
import { lazyCode } from '@trade-portal/design-system/lazy-code'
import type { PriceBookConfiguration } from './PriceBookConfiguration.ts'
import { useRequestPriceBookChanges } from './queries.ts'

// Loaded when it is opened for the first time.
const PriceBookChangesDialog = lazyCode(
  async () => (await import('./PriceBookChangesDialog.tsx')).PriceBookChangesDialog,
)

/** Request Config Changes, which begins with the current configuration each time that it is opened. */
export function RequestChanges({ configuration }: { readonly configuration: PriceBookConfiguration }) {
  const [isOpen, setIsOpen] = useState(false)
  const { run } = useRequestPriceBookChanges()
  return (
    <>
      <Button variant="secondary" width="full" onPress={() => setIsOpen(true)}>
        Request Config Changes
      </Button>
      {isOpen && (
        <OnDemand onClose={() => setIsOpen(false)}>
          <PriceBookChangesDialog current={configuration} requestChanges={run} onClose={() => setIsOpen(false)} />
        </OnDemand>
      )}
    </>
  )
}
