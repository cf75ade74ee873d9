import type { JsonSchema } from './jsonSchema.ts'

/** One field of a payload or an answer, as a row of a table. */
export interface SchemaField {
  /** The field names from the outermost field inwards: `InvoiceListTP.InvoiceTP[].invoiceDate`. */
  readonly path: string
  /** The type in words, such as `calendar day, YYYY-MM-DD or null`. */
  readonly type: string
  readonly mayBeAbsent: boolean
  /** The value, as JSON, that is sent if the caller gives none; blank if there is no default. */
  readonly byDefault: string
}

/** Every field of a schema, outer fields before inner ones. */
export function schemaFields(schema: JsonSchema, path = ''): SchemaField[] {
  const shape = nonNull(schema)
  const { properties = {}, required = [], items, prefixItems = [] } = shape
  const own = Object.entries(properties).flatMap(([name, field]) => {
    if (typeof field === 'boolean') return []
    const at = path === '' ? name : `${path}.${name}`
    const byDefault = field.default === undefined ? '' : JSON.stringify(field.default)
    const row = { path: at, type: typeInWords(field), mayBeAbsent: !required.includes(name), byDefault }
    return [row, ...schemaFields(field, at)]
  })
  const rows = isSchema(items) ? schemaFields(items, `${path}[]`) : []
  const places = prefixItems.filter(isSchema).flatMap((item, index) => schemaFields(item, `${path}[${index}]`))
  return [...own, ...rows, ...places]
}

function typeInWords(schema: JsonSchema): string {
  const shape = nonNull(schema)
  const isNullable = shape !== schema || (Array.isArray(shape.type) && shape.type.includes('null'))
  return isNullable ? `${named(shape)} or null` : named(shape)
}

function named({ type, const: constant, enum: values, description, ...rest }: JsonSchema): string {
  if (constant !== undefined) return `always ${JSON.stringify(constant)}`
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (type === 'array') return rest.prefixItems ? `list of ${rest.prefixItems.length}` : atLeast('list', rest.minItems)
  if (type === 'string') return atLeast('text', rest.minLength)
  if (type === 'boolean') return 'true or false'
  if (rest.exclusiveMinimum !== undefined) return `number above ${rest.exclusiveMinimum}`
  if (rest.minimum !== undefined && type === 'number') return `number, ${rest.minimum} or more`
  return description ?? String(type)
}

function atLeast(what: string, least: number | undefined): string {
  return (least ?? 0) > 0 ? `${what}, not empty` : what
}

/** The schema without null as an alternative. */
function nonNull(schema: JsonSchema): JsonSchema {
  return schema.anyOf?.filter(isSchema).find(({ type }) => type !== 'null') ?? schema
}

function isSchema(value: JsonSchema['items']): value is JsonSchema {
  return typeof value === 'object' && !Array.isArray(value)
}
