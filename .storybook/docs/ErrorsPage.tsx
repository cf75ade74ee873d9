import { Heading, Page, Stack, Text } from '@trade-portal/design-system'
import { ErrorsTable } from './ErrorsTable.tsx'

/** Every way a call can fail: how it is recognised, what the customer reads, and what follows. */
export function ErrorsPage() {
  return (
    <main>
      <Page width="wide">
        <Stack space="large">
          <Heading level={1}>Errors</Heading>
          <Text>
            The server states its errors in its own envelope, whatever the HTTP status. The first message decides; its
            text is looked for in any letter case. A query that may be asked again is, up to three times; a mutation
            never is.
          </Text>
          <ErrorsTable />
        </Stack>
      </Page>
    </main>
  )
}
