import { Button, Stack, Text } from '@trade-portal/design-system'
import { Panel, type SwitchPanelProps } from './Panel.tsx'

/** Processes the approved card payments, as the supplier's finance team does. The balances then include them. */
export function PaymentsPanel({ supplier, state }: SwitchPanelProps) {
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
