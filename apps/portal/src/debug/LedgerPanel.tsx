import {
  DescriptionList,
  formatMoney,
  Stack,
  Text,
  useLocale,
  CodeBlock,
  Disclosure,
} from '@trade-portal/design-system'
import { Panel } from './Panel.tsx'
import type { SupplierControls } from './SimulatedSupplier.ts'

const shown = 5

/** A summary of the supplier's records. */
export function LedgerPanel({ ledger }: Pick<ReturnType<SupplierControls['current']>, 'ledger'>) {
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

const shownEmails = 10

/** The e-mails that the supplier would have sent, newest first. */
export function OutboxPanel({ outbox }: Pick<ReturnType<SupplierControls['current']>, 'outbox'>) {
  const latest = outbox
    .map((email, index) => ({ ...email, key: index }))
    .slice(-shownEmails)
    .toReversed()
  return (
    <Panel title="Outbox">
      {latest.length === 0 && <Text tone="subdued">No e-mail has been sent.</Text>}
      <Stack space="xxsmall">
        {latest.map(({ key, ...email }) => (
          <Disclosure key={key} title={`${email.subject} to ${email.to.join(', ')}`}>
            <CodeBlock>{JSON.stringify(email, null, 2)}</CodeBlock>
          </Disclosure>
        ))}
      </Stack>
    </Panel>
  )
}
