import { Badge, Button, Card, Divider, Heading, Inline, Page, Stack, Table, Text } from '@trade-portal/design-system'
import { areas, isOperationName, operations, type OperationName } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { describeRequest } from './describeRequest.ts'
import { tryOperation } from './tryOperation.ts'

/** Every function of the supplier's server, as the registry has it, and what the simulator answers to its example. */
export function OperationsPage() {
  return (
    <main>
      <Page>
        <Stack space="large">
          <Heading level={1}>Operations</Heading>
          <Text>
            All functions share one address; the name of the function stands in its query. Types, payloads, query keys
            and the simulator follow from these definitions.
          </Text>
          {Object.entries(areas).map(([area, definitions]) => (
            <Stack key={area} space="medium">
              <Divider />
              <Heading level={2}>{area}</Heading>
              {Object.keys(definitions)
                .filter(isOperationName)
                .map((name) => (
                  <OperationCard key={name} name={name} />
                ))}
            </Stack>
          ))}
        </Stack>
      </Page>
    </main>
  )
}

function OperationCard({ name }: { name: OperationName }) {
  const { about, kind } = operations[name]
  const fields = describeRequest(operations[name])
  const [answer, setAnswer] = useState<string | null>(null)
  return (
    <Card as="section">
      <Stack space="small">
        <Inline space="small" align="center">
          <Heading level={3}>{name}</Heading>
          <Badge tone={kind === 'query' ? 'info' : 'caution'}>{kind}</Badge>
        </Inline>
        <Text>{about}</Text>
        {fields.length > 0 && (
          <Table
            label={`Payload of ${name}`}
            columns={[
              { key: 'field', header: 'Field' },
              { key: 'type', header: 'Type' },
              { key: 'from', header: 'Given by' },
              { key: 'example', header: 'Example' },
            ]}
            rows={fields.map((field) => ({ key: field.field, cells: { ...field } }))}
          />
        )}
        <Inline space="small">
          <Button
            variant="secondary"
            size="small"
            onPress={() => void tryOperation(name).then((text) => setAnswer(text))}
          >
            {`Try ${name}`}
          </Button>
        </Inline>
        {answer !== null && (
          <section aria-label={`Answer of ${name}`}>
            <Text size="small">{answer}</Text>
          </section>
        )}
      </Stack>
    </Card>
  )
}
