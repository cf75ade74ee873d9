import { DescriptionList, formatMoney, Stack, Text, useLocale } from '@trade-portal/design-system'
import type { SimulatedSupplier } from '../simulatedSupplier.ts'
import { Panel } from './Panel.tsx'

const shown = 5

/** A summary of the supplier's records. */
export function LedgerPanel({ ledger }: Pick<ReturnType<SimulatedSupplier['current']>, 'ledger'>) {
  const { requests, badRequests, committedOrders, acceptedQuotes, committedPayments, processedPayments, cartLines } =
    ledger
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
          { term: 'Invalid requests', detail: badRequests.length },
          { term: 'Orders and quotes', detail: committedOrders.length },
          { term: 'Accepted quotes', detail: acceptedQuotes.length },
          { term: 'Payments', detail: committedPayments.length },
          { term: 'Processed card payments', detail: processedPayments.length },
          { term: 'Lines in carts', detail: cartLines.length },
        ]}
      />
      {latest.length > 0 && (
        <Stack space="xxsmall">
          {/* Two payments may have the same text, so the key includes the index. */}
          {[...latest.entries()].map(([index, sentence]) => (
            <Text key={`${index} ${sentence}`} size="small">
              {sentence}
            </Text>
          ))}
        </Stack>
      )}
    </Panel>
  )
}
