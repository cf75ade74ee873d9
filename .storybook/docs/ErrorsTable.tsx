import { Table } from '@trade-portal/design-system'
import { describeErrors, type ErrorDescription } from '@trade-portal/supplier-api/describe'
import { Word } from './Word.tsx'

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
          kind: <Word>{description.kind}</Word>,
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
