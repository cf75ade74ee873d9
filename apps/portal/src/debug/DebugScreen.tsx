import { Banner, Button, ButtonLink, Inline, Page, Split, Stack, Text } from '@trade-portal/design-system'
import { useState, useSyncExternalStore } from 'react'
import { ScreenHeading } from '@trade-portal/features/portal'
import type { SimulatedSupplier } from '../simulatedSupplier.ts'
import { CallList } from './CallList.tsx'
import { FaultPanel } from './FaultPanel.tsx'
import { LatencyPanel } from './LatencyPanel.tsx'
import { LedgerPanel } from './LedgerPanel.tsx'
import { OutboxPanel } from './OutboxPanel.tsx'
import { PaymentsPanel } from './PaymentsPanel.tsx'
import { WorldPanel } from './WorldPanel.tsx'

/** For developers: shows the calls to the simulated supplier, and sets its faults, latencies and world (data set). */
export function DebugScreen({ supplier }: { readonly supplier: SimulatedSupplier }) {
  const state = useSyncExternalStore(supplier.subscribe, supplier.current)
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
        {state.warnings.map((warning) => (
          <Banner key={warning} tone="caution">
            {warning}
          </Banner>
        ))}
        <Split
          side="start"
          aside={
            <Stack space="medium">
              <WorldPanel supplier={supplier} state={state} />
              <FaultPanel supplier={supplier} state={state} />
              <LatencyPanel supplier={supplier} state={state} />
              <PaymentsPanel supplier={supplier} state={state} />
            </Stack>
          }
        >
          <Stack space="medium">
            <CallList calls={state.calls} />
            <LedgerPanel ledger={state.ledger} />
            <OutboxPanel outbox={state.outbox} />
          </Stack>
        </Split>
      </Stack>
    </Page>
  )
}
