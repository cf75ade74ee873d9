import { Heading, Page, Stack, Text } from '@trade-portal/design-system'
import { ErrorsTable } from './ErrorsTable.tsx'

/** Every way a call can fail: how it is recognised, what the customer reads, and what the portal does. */
export function ErrorsPage() {
  return (
    <main>
      <Page>
        <Stack space="large">
          <Heading level={1}>Errors</Heading>
          <Text>
            The server reports errors in its own envelope, whatever the HTTP status. The first message decides which
            kind of error it is; letter case does not matter. Queries are retried up to three times where the table says
            so. Mutations are never retried.
          </Text>
          <ErrorsTable />
        </Stack>
      </Page>
    </main>
  )
}
