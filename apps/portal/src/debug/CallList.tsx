import { Badge, CodeBlock, Disclosure, EmptyState, Heading, Stack, Text } from '@trade-portal/design-system'
import { Panel } from './Panel.tsx'
import type { SupplierControls } from './SimulatedSupplier.ts'

type Calls = ReturnType<SupplierControls['current']>['calls']
type Call = Calls[number]

const looks = {
  'under-way': { tone: 'info', word: 'under way' },
  answered: { tone: 'positive', word: 'answered' },
  refused: { tone: 'caution', word: 'refused' },
  failed: { tone: 'critical', word: 'failed' },
} as const satisfies Record<Call['outcome'], { tone: string; word: string }>

/** The last calls, newest first. Each can be opened to show its request and its answer. */
export function CallList({ calls }: { readonly calls: Calls }) {
  return (
    <Panel title="Last calls">
      {calls.length === 0 ? (
        <EmptyState title="No calls yet.">The portal’s calls to the supplier are listed here.</EmptyState>
      ) : (
        <Stack as="ul" label="Last calls" space="xxsmall">
          {calls.map((call) => (
            <CallEntry key={call.id} call={call} />
          ))}
        </Stack>
      )}
    </Panel>
  )
}

function CallEntry({ call }: { readonly call: Call }) {
  const { tone, word } = looks[call.outcome]
  const time = new Date(call.at).toLocaleTimeString('en-AU', { hourCycle: 'h23' })
  return (
    <Disclosure
      title={
        <>
          <Text as="span" tone="subdued" size="small">
            {time}
          </Text>{' '}
          <Text as="span" weight="strong">
            {call.operation}
          </Text>{' '}
          <Badge tone={tone}>{call.status === null ? word : `${call.status} ${word}`}</Badge>{' '}
          <Text as="span" tone="subdued" size="small">
            {call.milliseconds === null ? '' : `${call.milliseconds} ms`}
          </Text>
        </>
      }
    >
      <Stack space="small">
        <Heading level={3} size="small">
          Request
        </Heading>
        <CodeBlock>{call.request}</CodeBlock>
        <Heading level={3} size="small">
          Answer
        </Heading>
        <CodeBlock>{call.answer === '' ? '–' : call.answer}</CodeBlock>
      </Stack>
    </Disclosure>
  )
}
