import { DescriptionList, formatMoney, Stack, Text, useLocale } from '@trade-portal/design-system'
import type { SimulatedSupplier } from '../simulatedSupplier.ts'
import { Panel } from './Panel.tsx'

const shown = 5

/** What has really happened at the supplier's, in short. */
export function LedgerPanel({ ledger }: Pick<ReturnType<SimulatedSupplier['current']>, 'ledger'>) {
  const { requests, badRequests, committedOrders, acceptedQuotes, committedPayments, cartLines } = ledger
  const locale = useLocale()
  const latest = [
    ...committedOrders.map(({ type, number, total }) => `${type} ${number}: ${formatMoney(total, locale)}`),
    ...committedPayments.map(({ reference, amount }) => `Payment for ${reference}: ${formatMoney(amount, locale)}`),
  ].slice(-shown)
  return (
    <Panel title="Ledger">
      <DescriptionList
        layout="stacked"
        items={[
          { term: 'Requests since loading', detail: requests.length },
          { term: 'Of them not understood', detail: badRequests.length },
          { term: 'Orders and quotes', detail: committedOrders.length },
          { term: 'Accepted quotes', detail: acceptedQuotes.length },
          { term: 'Payments', detail: committedPayments.length },
          { term: 'Lines in carts', detail: cartLines.length },
        ]}
      />
      {latest.length > 0 && (
        <Stack space="xxsmall">
          {/* Two payments may read alike, so each bears its place as well. */}
          {[...latest.entries()].map(([place, sentence]) => (
            <Text key={`${place} ${sentence}`} size="small" numeric>
              {sentence}
            </Text>
          ))}
        </Stack>
      )}
    </Panel>
  )
}
