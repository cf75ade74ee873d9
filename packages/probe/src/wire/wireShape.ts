import { isRecord } from '@trade-portal/supplier-api'

/** What a response schema declares about the data that the server sends. */
export type WireShape =
  | { readonly is: 'object'; readonly fields: ReadonlyMap<string, WireField> }
  | { readonly is: 'list'; readonly row: WireShape }
  | { readonly is: 'value'; readonly named: string; readonly mayBeNull: boolean }
  /** The value is null or has this shape. */
  | { readonly is: 'nullable'; readonly shape: WireShape }
  | { readonly is: 'anything' }

interface WireField {
  readonly shape: WireShape
  readonly mayBeAbsent: boolean
}

const mayBeAbsent = new Set(['optional', 'exact_optional', 'nullish', 'undefinedable'])
const mayBeNull = new Set(['nullable', 'nullish'])

/**
 * Derives from a schema's descriptions and metadata what a correct server sends. Validating a response with the schema
 * would find no difference, because the schemas accept nearly everything.
 */
export function wireShape(schema: unknown): WireShape {
  if (!isRecord(schema)) return { is: 'anything' }
  const steps = Array.isArray(schema['pipe']) ? schema['pipe'].filter(isRecord) : []
  const row = steps.map((step) => (isRecord(step['metadata']) ? step['metadata']['row'] : undefined)).find(Boolean)
  if (row !== undefined) return { is: 'list', row: wireShape(row) }
  const described = steps.find((step) => step['type'] === 'description')?.['description']
  if (typeof described === 'string') {
    return { is: 'value', named: described, mayBeNull: described !== 'identifier' }
  }
  if (isRecord(schema['entries'])) return { is: 'object', fields: fieldsOf(schema['entries']) }
  const type = String(schema['type'])
  if (isRecord(schema['wrapped'])) {
    const shape = wireShape(schema['wrapped'])
    return mayBeNull.has(type) ? { is: 'nullable', shape } : shape
  }
  return ['string', 'number', 'boolean'].includes(type)
    ? { is: 'value', named: type, mayBeNull: false }
    : { is: 'anything' }
}

function fieldsOf(entries: Record<string, unknown>): Map<string, WireField> {
  return new Map(
    Object.entries(entries).map(([name, entry]) => [
      name,
      { shape: wireShape(entry), mayBeAbsent: isRecord(entry) && mayBeAbsent.has(String(entry['type'])) },
    ]),
  )
}

/**
 * Calls `visit` for each part of a response, outer parts first, with the shape that the schema declares for that part.
 */
export function visitWire(
  shape: WireShape,
  value: unknown,
  visit: (shape: WireShape, value: unknown, path: string) => void,
  path = '',
): void {
  visit(shape, value, path)
  if (shape.is === 'nullable') visitWire(shape.shape, value, visit, path)
  if (shape.is === 'list' && Array.isArray(value))
    for (const row of value) visitWire(shape.row, row, visit, `${path}[]`)
  if (shape.is === 'object' && isRecord(value))
    for (const [name, field] of shape.fields)
      visitWire(field.shape, value[name], visit, path === '' ? name : `${path}.${name}`)
}
