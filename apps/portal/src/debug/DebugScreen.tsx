import { Banner, Button, ButtonLink, Inline, Page, Split, Stack, Text, Select } from '@trade-portal/design-system'
import { ScreenHeading } from '@trade-portal/features/portal'
import { useState, useSyncExternalStore } from 'react'
import { CallList } from './CallList.tsx'
import { FaultPanel } from './FaultPanel.tsx'
import { LatencyPanel } from './LatencyPanel.tsx'
import { LedgerPanel, OutboxPanel } from './LedgerPanel.tsx'
import { Panel, type SwitchPanelProps } from './Panel.tsx'
import type { SimulatedSupplier } from './SimulatedSupplier.ts'

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

/** Selects the world (data set) for the next sign-in. */
function WorldPanel({ supplier, state }: SwitchPanelProps) {
  const { worlds } = supplier.choices
  return (
    <Panel title="World">
      <Select
        label="World of demo-admin and demo-sales"
        description="From the next sign-in on. Accounts such as demo-empty keep their own world."
        options={worlds.map((world) => ({ value: world, label: world }))}
        value={state.home}
        onChange={(chosen) => {
          const world = worlds.find((name) => name === chosen)
          if (world) supplier.setHome(world)
        }}
      />
    </Panel>
  )
}

/** Processes the approved card payments, as the supplier's finance team does. The balances then include them. */
function PaymentsPanel({ supplier, state }: SwitchPanelProps) {
  const { committedPayments, processedPayments } = state.ledger
  const processed = new Set(processedPayments.map(({ sessionId }) => sessionId))
  const waiting = committedPayments.filter(({ sessionId }) => !processed.has(sessionId)).length
  const payments = waiting === 1 ? '1 approved payment waits' : `${waiting} approved payments wait`
  return (
    <Panel title="Card payments">
      <Stack space="small" align="start">
        <Text>{`${payments} for the finance team.`}</Text>
        <Button variant="secondary" onPress={() => void supplier.processPayments()}>
          Process payments
        </Button>
      </Stack>
    </Panel>
  )
}
