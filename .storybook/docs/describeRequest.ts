import type { Operation } from '@trade-portal/supplier-api'

export interface FieldDescription {
  readonly field: string
  readonly type: string
  readonly from: string
  readonly example: string
}

/** The fields that travel: those that the caller gives, then those that the client fills. */
export function describeRequest({ request, fill = {}, example }: Operation): FieldDescription[] {
  const given = Object.entries(entriesOf(request)).map(([field, schema]) => ({
    field,
    type: typeOf(schema),
    from: isRecord(schema) && schema['type'] === 'optional' ? 'the caller, or a default' : 'the caller',
    example: exampleOf(example, field) ?? exampleOf(schema, 'default') ?? '',
  }))
  const filled = Object.entries(fill).map(([field, source]) => ({
    field,
    type: 'string',
    from: `the client: ${source}`,
    example: '',
  }))
  return [...given, ...filled]
}

function entriesOf(schema: unknown): Record<string, unknown> {
  return isRecord(schema) && isRecord(schema['entries']) ? schema['entries'] : {}
}

function typeOf(schema: unknown): string {
  if (!isRecord(schema)) return ''
  if (isRecord(schema['wrapped'])) return typeOf(schema['wrapped'])
  return typeof schema['type'] === 'string' ? schema['type'] : ''
}

function exampleOf(holder: unknown, key: string): string | undefined {
  return isRecord(holder) && holder[key] !== undefined ? JSON.stringify(holder[key]) : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
