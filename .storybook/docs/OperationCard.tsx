import { Badge, Button, Card, DescriptionList, Heading, Inline, Stack, Table, Text } from '@trade-portal/design-system'
import type { OperationDescription } from '@trade-portal/supplier-api/describe'
import { useState } from 'react'
import type { Exchange } from './callSupplier.ts'
import { Code } from './Code.tsx'
import { featureUses } from './featureUses.ts'
import { PayloadTable } from './PayloadTable.tsx'
import { prettyAnswer, prettyBody } from './rawHttp.ts'
import { tryOperation } from './tryOperation.ts'

/** One function of the supplier's server, whole. */
export function OperationCard({ description }: { description: OperationDescription }) {
  const { name, about, kind, answer } = description
  const [tried, setTried] = useState<Exchange | null>(null)
  return (
    <Card as="section">
      <Stack space="medium">
        <Stack space="xsmall">
          <Inline space="small" align="center">
            <Heading level={3}>{name}</Heading>
            <Badge tone={kind === 'query' ? 'info' : 'caution'}>{kind}</Badge>
          </Inline>
          <Text>{about}</Text>
        </Stack>
        <DescriptionList items={facts(description)} layout="stacked" />
        <PayloadTable description={description} />
        {answer.length === 0 ? (
          <Text tone="subdued">The answer is an object; nothing in it is read.</Text>
        ) : (
          <Table
            label={`Answer of ${name}, field by field`}
            columns={[
              { key: 'path', header: 'Answer' },
              { key: 'type', header: 'Type' },
            ]}
            rows={answer.map(({ path, type, mayBeAbsent }) => ({
              key: path,
              cells: { path: <code>{path}</code>, type: mayBeAbsent ? `${type}, may be absent` : type },
            }))}
          />
        )}
        <Inline space="small">
          <Button variant="secondary" size="small" onPress={() => void tryOperation(name).then(setTried)}>
            {`Try ${name}`}
          </Button>
        </Inline>
        {tried && (
          <Stack space="small">
            <Text weight="strong">Request</Text>
            <Code label={`Request of ${name}`}>{prettyBody(tried.call.body)}</Code>
            <Text weight="strong">Answer</Text>
            <Code label={`Answer of ${name}`}>{prettyAnswer(tried.answer)}</Code>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}

function facts({ name, ipApi, recovers, timeoutMs, isUsualTimeout }: OperationDescription) {
  const { screens = [], rooms = [] } = featureUses.get(name) ?? {}
  const users = [...screens, ...rooms.map((room) => `${room}/`)]
  return [
    { term: 'Family', detail: ipApi },
    { term: 'Used by', detail: users.join(', ') || 'nothing yet' },
    ...(isUsualTimeout ? [] : [{ term: 'Time limit', detail: `${timeoutMs / 1000} s` }]),
    ...recovers.map(({ kind, becomes }) => ({ term: `Taken for an answer: ${kind}`, detail: <code>{becomes}</code> })),
  ]
}
