import { Table, Text } from '@trade-portal/design-system'
import type { OperationDescription, PayloadField } from '@trade-portal/supplier-api/describe'

/** What an operation is sent, field by field. */
export function PayloadTable({ description: { name, payload } }: { description: OperationDescription }) {
  if (payload.length === 0) return <Text tone="subdued">{'Nothing is sent but {}.'}</Text>
  return (
    <Table
      label={`Payload of ${name}`}
      columns={[
        { key: 'path', header: 'Payload' },
        { key: 'type', header: 'Type' },
        { key: 'from', header: 'Given by' },
        { key: 'example', header: 'Example' },
      ]}
      rows={payload.map((field) => ({
        key: field.path,
        cells: {
          path: <code>{field.path}</code>,
          type: field.mayBeAbsent ? `${field.type}, may be absent` : field.type,
          from: giver(field),
          example: <code>{field.example}</code>,
        },
      }))}
    />
  )
}

function giver({ from, byDefault }: PayloadField): string {
  return byDefault === '' ? from : `${from}, or ${byDefault}`
}
