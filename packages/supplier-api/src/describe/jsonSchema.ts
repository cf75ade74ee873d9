import { toJsonSchemaDefs, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { shownNumber } from '../entities/order.ts'
import type { KnownValues, Operation } from '../operation.ts'
import { operations, type OperationName } from '../operations/index.ts'
import { decimal, flag, id, isoDate, money, neededNumber, emptyAnswer, secondsOfDay, text, texts } from '../wire.ts'

export type { JsonSchema } from '@valibot/to-json-schema'

/** Where the client takes each known value from. */
export const knownValueSources: Readonly<Record<keyof KnownValues, string>> = {
  deviceId: 'device_id of the configuration',
  companyId: 'company_id of the configuration',
  userName: 'the user name typed at sign-in',
  customerId: 'id_cust of getUserDetails',
  userId: 'id_user of getUserDetails',
}

/** What the server receives: the caller's fields with their defaults, and those that the client fills. */
export function requestJsonSchema(name: OperationName): JsonSchema {
  const definition: Operation = operations[name]
  const given = convert(definition.request)
  const filled = Object.entries(definition.fill ?? {}).map(([field, source]) => {
    const schema: JsonSchema = { type: 'string', minLength: 1, description: knownValueSources[source] }
    return [field, schema] as const
  })
  return {
    ...given,
    properties: { ...given.properties, ...Object.fromEntries(filled) },
    required: [...(given.required ?? []), ...filled.map(([field]) => field)],
  }
}

/** What a correct server answers, without the `dataset` that may be around it. */
export function responseJsonSchema(name: OperationName): JsonSchema {
  return convert(operations[name].response)
}

/** The tolerant schemas, each with the JSON Schema of what a correct server writes. */
const readers: readonly (readonly [v.GenericSchema, JsonSchema])[] = [
  [text, { type: ['string', 'null'] }],
  [texts, { type: ['string', 'null'] }],
  [decimal, { type: ['number', 'null'] }],
  [neededNumber, { type: 'number', minimum: 0 }],
  [money, { type: ['number', 'null'] }],
  [flag, { type: ['boolean', 'null'] }],
  // The date may be followed by a time of day, such as `2026-05-01T10:00`.
  [isoDate, { type: ['string', 'null'], pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])($|[T ])' }],
  [secondsOfDay, { type: ['number', 'null'], minimum: 0, exclusiveMaximum: 86_400 }],
  [id, { type: ['string', 'number'], pattern: '\\S' }],
  [emptyAnswer, { type: 'object' }],
  [shownNumber, { type: ['string', 'number', 'null'] }],
]

/**
 * The JSON Schema of each tolerant schema. The key is the description of the tolerant schema, because the description is
 * all that identifies a tolerant schema inside a pipe.
 */
const wireTypes: ReadonlyMap<string, JsonSchema> = new Map(
  readers.map(([reader, type]) => [v.getDescription(reader) ?? '', type]),
)

const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // These actions are ignored: every number in JSON is finite, and a JSON Schema cannot express a `check`.
  ignoreActions: ['finite', 'check'],
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    // In Valibot the tolerant schemas accept any value, so their types are unknown here. `overrideAction` finds each type
    // by the schema's description.
    if (valibotSchema.type === 'custom') return {}
    // A field with a default is required, because the client always sends it.
    if (valibotSchema.type === 'object') return { ...jsonSchema, required: alwaysSent(jsonSchema) }
    return valibotSchema.type === 'tuple' ? { ...jsonSchema, maxItems: jsonSchema.minItems } : undefined
  },
  overrideAction: ({ valibotAction, jsonSchema }) => {
    if (isDescription(valibotAction)) {
      const { description } = valibotAction
      return { ...jsonSchema, ...wireTypes.get(description), description }
    }
    return isRowsMetadata(valibotAction) ? listOf(convert(valibotAction.metadata.row)) : undefined
  },
}

/**
 * The schema of a list whose rows have the schema `row`. It also allows a single row, which the portal accepts in place of
 * the list. For a single row, the schema only says which fields are required.
 */
function listOf(row: JsonSchema): JsonSchema {
  const { required = [] } = row
  return {
    type: ['array', 'object'],
    description: 'list',
    items: row,
    ...(required.length > 0 && { required }),
  }
}

function convert(schema: v.GenericSchema): JsonSchema {
  return toJsonSchemaDefs({ schema }, conversion).schema
}

function alwaysSent({ properties = {}, required = [] }: JsonSchema): string[] {
  return Object.entries(properties)
    .filter(([field, schema]) => required.includes(field) || (typeof schema === 'object' && 'default' in schema))
    .map(([field]) => field)
}

function isDescription(action: { type: string }): action is v.DescriptionAction<unknown, string> {
  return action.type === 'description'
}

/** Whether an action is metadata, in which the function `rows` stores the schema of its rows. */
function isRowsMetadata(action: { type: string }): action is v.MetadataAction<unknown, { row: v.GenericSchema }> {
  return action.type === 'metadata'
}
