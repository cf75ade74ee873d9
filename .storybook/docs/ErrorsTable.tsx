import { Table } from '@trade-portal/design-system'
import { describeErrors, type ErrorDescription } from '@trade-portal/supplier-api/describe'
import { Word } from './Word.tsx'

/** The error table, with an answer that is taken for each kind. */
export function ErrorsTable() {
  return (
    <Table
      label="Errors"
      columns={[
        { key: 'kind', header: 'Kind' },
        { key: 'sign', header: 'Recognised by' },
        { key: 'says', header: 'What the customer reads' },
        { key: 'follows', header: 'What follows' },
        { key: 'example', header: 'Example' },
      ]}
      rows={describeErrors().map((description) => ({
        key: description.kind,
        cells: {
          kind: <Word>{description.kind}</Word>,
          sign: description.recognisedBy,
          says: statesText(description) ? `The server’s own words; without any: ${description.says}` : description.says,
          follows: follows(description),
          example: <code>{written(description)}</code>,
        },
      }))}
    />
  )
}

function follows({ signsOut, retried }: ErrorDescription): string {
  if (signsOut) return 'signed out, once'
  return retried ? 'a query is asked again' : 'nothing'
}

function statesText({ example }: ErrorDescription): boolean {
  return example?.text.includes('errorTable') ?? false
}

function written({ example }: ErrorDescription): string {
  if (!example) return 'no answer'
  return `HTTP ${example.status} ${example.text}`.trim()
}
