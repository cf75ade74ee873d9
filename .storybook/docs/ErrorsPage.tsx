import { Heading, Page, Stack, Table, Text } from '@trade-portal/design-system'
import { errorTable } from '@trade-portal/supplier-api'

/** Every way a call can fail: how it is recognised, what the customer reads, and what follows. */
export function ErrorsPage() {
  return (
    <main>
      <Page width="wide">
        <Stack space="large">
          <Heading level={1}>Errors</Heading>
          <Text>
            The server states its errors in its own envelope, whatever the HTTP status. The first message decides; its
            text is looked for in any letter case. What has no text here is told by what happened to the call.
          </Text>
          <Table
            label="Errors"
            columns={[
              { key: 'kind', header: 'Kind' },
              { key: 'text', header: 'Recognised by' },
              { key: 'says', header: 'What the customer reads when the server says nothing better' },
              { key: 'signsOut', header: 'Signs out' },
              { key: 'retried', header: 'A query is asked again' },
            ]}
            rows={Object.entries(errorTable).map(([kind, row]) => ({
              key: kind,
              cells: {
                kind,
                text: row.recognisedBy.join(' · ') || '–',
                says: row.says,
                signsOut: row.signsOut ? 'yes' : 'no',
                retried: row.retried ? 'yes' : 'no',
              },
            }))}
          />
        </Stack>
      </Page>
    </main>
  )
}
