import { CodeBlock, Disclosure, Stack, Text } from '@trade-portal/design-system'
import type { SimulatedSupplier } from '../simulatedSupplier.ts'
import { Panel } from './Panel.tsx'

const shown = 10

/** The e-mails that the supplier would have sent, newest first. */
export function OutboxPanel({ outbox }: Pick<ReturnType<SimulatedSupplier['current']>, 'outbox'>) {
  const latest = outbox
    .map((email, index) => ({ ...email, key: index }))
    .slice(-shown)
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
