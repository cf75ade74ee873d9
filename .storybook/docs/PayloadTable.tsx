import { Table, Text } from '@trade-portal/design-system'
import type { OperationDescription, PayloadField } from '@trade-portal/supplier-api/describe'

/** The payload of an operation, field by field. */
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
