import { Badge, Button, Card, DescriptionList, Heading, Inline, Stack, Table, Text } from '@trade-portal/design-system'
import type { OperationName } from '@trade-portal/supplier-api'
import type { OperationDescription, PayloadField } from '@trade-portal/supplier-api/describe'
import { useState } from 'react'
import { createSupplier, type Exchange, prettyBody, prettyResponse } from './callSupplier.ts'
import { Code } from './DocsPage.tsx'
import { featureUses, namingInWords } from './operationFacts.ts'

export function OperationCard({ description }: { description: OperationDescription }) {
  const { name, about, kind, answer } = description
  const [exchange, setExchange] = useState<Exchange | null>(null)
  return (
    <Card>
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
          <Text tone="subdued">
            The response is an empty object, or says {'"hasErrors": false'}. One with other fields alone counts as a
            failure.
          </Text>
        ) : (
          <Table
            label={`Response of ${name}, field by field`}
            columns={[
              { key: 'path', header: 'Response' },
              { key: 'type', header: 'Type' },
            ]}
            rows={answer.map(({ path, type, mayBeAbsent }) => ({
              key: path,
              cells: { path: <code>{path}</code>, type: mayBeAbsent ? `${type}, optional` : type },
            }))}
          />
        )}
        <Inline space="small">
          <Button variant="secondary" size="small" onPress={() => void tryOperation(name).then(setExchange)}>
            {`Try ${name}`}
          </Button>
        </Inline>
        {exchange && (
          <Stack space="small">
            <Text weight="strong">Request</Text>
            <Code label={`Request of ${name}`}>{prettyBody(exchange.call.body)}</Code>
            <Text weight="strong">Response</Text>
            <Code label={`Response of ${name}`}>{prettyResponse(exchange.response)}</Code>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}

async function tryOperation(name: OperationName): Promise<Exchange> {
  const supplier = createSupplier()
  return supplier.call(name, name === 'login' ? undefined : supplier.openSession())
}

function facts({
  name,
  ipApi,
  tables,
  outdates,
  recovers,
  timeoutMs,
  isUsualTimeout,
  connection,
}: OperationDescription) {
  const { screens = [], rooms = [] } = featureUses.get(name) ?? {}
  const usedBy = [...screens, ...rooms.map((room) => `${room}/`)]
  return [
    { term: 'Family', detail: ipApi },
    { term: 'Used by', detail: usedBy.join(', ') || 'nothing yet' },
    ...(tables.length > 0 ? [{ term: 'Tables', detail: namingInWords(tables) }] : []),
    ...(outdates.length > 0 ? [{ term: 'Makes out of date', detail: outdates.join(', ') }] : []),
    ...(isUsualTimeout ? [] : [{ term: 'Timeout', detail: `${timeoutMs / 1000} s` }]),
    ...(connection === 'own' ? [{ term: 'Connection', detail: 'one of its own' }] : []),
    ...recovers.map(({ kind, becomes }) => ({
      term: `Not an error here: ${kind} is read as`,
      detail: <code>{becomes}</code>,
    })),
  ]
}

export function PayloadTable({ description: { name, payload } }: { description: OperationDescription }) {
  if (payload.length === 0) return <Text tone="subdued">{'The payload is an empty object: {}.'}</Text>
  return (
    <Table
      label={`Payload of ${name}`}
      columns={[
        { key: 'path', header: 'Payload' },
        { key: 'type', header: 'Type' },
        { key: 'from', header: 'Set by' },
        { key: 'example', header: 'Example' },
      ]}
      rows={payload.map((field) => ({
        key: field.path,
        cells: {
          path: <code>{field.path}</code>,
          type: field.mayBeAbsent ? `${field.type}, optional` : field.type,
          from: sourceOf(field),
          example: <code>{field.example}</code>,
        },
      }))}
    />
  )
}

function sourceOf({ from, byDefault }: PayloadField): string {
  return byDefault === '' ? from : `${from}; default ${byDefault}`
}
