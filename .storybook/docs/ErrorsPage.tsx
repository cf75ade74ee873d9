import { Text, Table } from '@trade-portal/design-system'
import { describeErrors, type ErrorDescription } from '@trade-portal/supplier-api/describe'
import { StoryLink, UnbrokenName, DocsPage } from './DocsPage.tsx'

export function ErrorsPage() {
  return (
    <DocsPage title="Errors">
      <Text>
        The server reports errors in its own envelope, whatever the HTTP status. The first message decides which kind of
        error it is; letter case does not matter. Queries are retried up to three times where the table says so.
        Mutations are never retried. Two stories show what a person reads after each fault of the simulator:{' '}
        <StoryLink story="screens-parts-query-view--every-fault">one of a list</StoryLink> and{' '}
        <StoryLink story="screens-parts-form--every-fault">one of a form</StoryLink>.
      </Text>
      <ErrorsTable />
    </DocsPage>
  )
}

/** The error table, with an example response for each kind. */
export function ErrorsTable() {
  return (
    <Table
      label="Errors"
      columns={[
        { key: 'kind', header: 'Kind' },
        { key: 'recognisedBy', header: 'Recognised by' },
        { key: 'says', header: 'What the customer reads' },
        { key: 'consequence', header: 'What the portal does' },
        { key: 'example', header: 'Example' },
      ]}
      rows={describeErrors().map((description) => ({
        key: description.kind,
        cells: {
          kind: <UnbrokenName>{description.kind}</UnbrokenName>,
          recognisedBy: description.recognisedBy,
          says: hasServerMessage(description)
            ? `The server’s message. If there is none: ${description.says}`
            : description.says,
          consequence: consequenceOf(description),
          example: <code>{formatExample(description)}</code>,
        },
      }))}
    />
  )
}

function consequenceOf({ signsOut, retried }: ErrorDescription): string {
  if (signsOut) return 'signs out, once'
  return retried ? 'retries a query' : 'nothing more'
}

function hasServerMessage({ example }: ErrorDescription): boolean {
  return example?.text.includes('errorTable') ?? false
}

function formatExample({ example }: ErrorDescription): string {
  if (!example) return 'no response'
  return `HTTP ${example.status} ${example.text}`.trim()
}
