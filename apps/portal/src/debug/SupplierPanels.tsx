import { Banner, Button, Select, Split, Stack, Text } from '@trade-portal/design-system'
import { useSyncExternalStore } from 'react'
import { CallList } from './CallList.tsx'
import { FaultPanel } from './FaultPanel.tsx'
import { GivenPanel } from './GivenPanel.tsx'
import { LatencyPanel } from './LatencyPanel.tsx'
import { LedgerPanel, OutboxPanel } from './LedgerPanel.tsx'
import { Panel, type SwitchPanelProps } from './Panel.tsx'
import type { SupplierControls } from './SimulatedSupplier.ts'

interface SupplierPanelsProps {
  readonly supplier: SupplierControls
  /** What a change of the world does. */
  readonly aboutWorld: string
  /** Whether the settings are below the calls where only one column fits. */
  readonly hasCallsFirst?: boolean
}

/** All that can be seen and changed of a simulated supplier. Shown at /debug, and beside the stories of Storybook. */
export function SupplierPanels({ supplier, aboutWorld, hasCallsFirst = false }: SupplierPanelsProps) {
  const state = useSyncExternalStore(supplier.subscribe, supplier.current)
  return (
    <Stack space="large">
      {state.warnings.map((warning) => (
        <Banner key={warning} tone="caution">
          {warning}
        </Banner>
      ))}
      <Split
        side="start"
        whenNarrow={hasCallsFirst ? 'last' : 'stack'}
        aside={
          <Stack space="medium">
            <LatencyPanel supplier={supplier} state={state} />
            <FaultPanel supplier={supplier} state={state} />
            <WorldPanel supplier={supplier} state={state} about={aboutWorld} />
            <GivenPanel state={state} />
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
  )
}

interface WorldPanelProps extends SwitchPanelProps {
  readonly about: string
}

function WorldPanel({ supplier, state, about }: WorldPanelProps) {
  const { worlds } = supplier.choices
  return (
    <Panel title="World">
      <Select
        label="World of demo-admin and demo-sales"
        description={about}
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
