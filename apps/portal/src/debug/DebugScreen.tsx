import { Button, ButtonLink, Inline, Page, Stack, Text } from '@trade-portal/design-system'
import { ScreenHeading } from '@trade-portal/features/portal'
import { useState } from 'react'
import type { SupplierControls } from './SimulatedSupplier.ts'
import { SupplierPanels } from './SupplierPanels.tsx'

/** For developers: shows the calls to the simulated supplier, and sets its faults, latencies and world (data set). */
export function DebugScreen({ supplier }: { readonly supplier: SupplierControls }) {
  const [isResetting, setResetting] = useState(false)
  const reset = async () => {
    setResetting(true)
    await supplier.reset()
    setResetting(false)
  }
  return (
    <Page>
      <Stack space="large">
        <Inline space="medium" justify="between">
          <Stack space="xsmall">
            <ScreenHeading>Simulated supplier</ScreenHeading>
            <Text tone="subdued">Changes take effect at once and survive a reload.</Text>
          </Stack>
          <Inline space="small">
            <Button
              variant="secondary"
              tone="critical"
              icon="refresh"
              isPending={isResetting}
              onPress={() => void reset()}
            >
              Reset everything
            </Button>
            <ButtonLink href="/">Back to the portal</ButtonLink>
          </Inline>
        </Inline>
        <SupplierPanels
          supplier={supplier}
          aboutWorld="From the next sign-in on. Accounts such as demo-empty keep their own world."
        />
      </Stack>
    </Page>
  )
}
