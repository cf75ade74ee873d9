import { callOf, encode } from '../client.ts'
import { errorTable, type SupplierErrorKind } from '../errors.ts'
import type { KnownValues, Operation } from '../operation.ts'
import { areas, operations, type OperationName } from '../operations/index.ts'
import { defaultTimeoutMs, type Endpoint, type WireCall } from '../transport.ts'
import { knownValueSources, requestJsonSchema, responseJsonSchema } from './jsonSchema.ts'
import { schemaFields, type SchemaField } from './schemaFields.ts'

export interface PayloadField extends SchemaField {
  /** Where the value of the field comes from. */
  readonly from: string
  /** The field's value in the example, as JSON; blank if the example has none. */
  readonly example: string
}

/** Everything that the operation registry says about one server function. */
export type OperationDescription = ReturnType<typeof describeOperation>

export function describeOperation(name: OperationName) {
  const {
    about,
    kind,
    api = 'presenter',
    timeoutMs = defaultTimeoutMs,
    connection = 'shared',
    outdates = [],
    tables = {},
    recover = {},
  } = definitionOf(name)
  return {
    name,
    area: Object.entries(areas).find(([, definitions]) => Object.hasOwn(definitions, name))?.[0] ?? '',
    about,
    kind,
    ipApi: api,
    timeoutMs,
    isUsualTimeout: timeoutMs === defaultTimeoutMs,
    connection,
    payload: payloadFields(name),
    answer: schemaFields(responseJsonSchema(name)),
    /** The tables of the answer, from the outermost inwards. */
    tables: Object.entries(tables).map(([table, naming]) => ({ table, naming })),
    /** Only for mutations: the queries whose answers may change when the mutation succeeds. */
    outdates,
    /** Errors that the client turns into an ordinary result, which is given as JSON. */
    recovers: Object.entries(recover)
      .filter((entry): entry is [SupplierErrorKind, (typeof entry)[1]] => Object.hasOwn(errorTable, entry[0]))
      .map(([kind, answer]) => ({ kind, becomes: JSON.stringify(answer(errorTable[kind].says)) })),
  }
}

/** The known values of a user in the simulated supplier's typical world. */
export const exampleKnownValues: KnownValues = {
  deviceId: 'TRADEPORTAL',
  companyId: 'CBS',
  userName: 'demo-admin',
  customerId: 'HAR001',
  userId: 'U1001',
}

/**
 * The payload of an operation's example. The fields that the client fills have the values of a user of the simulated
 * supplier.
 */
export function examplePayload(name: OperationName): Record<string, unknown> {
  const definition = definitionOf(name)
  return encode(definition, definition.example, exampleKnownValues)
}

function payloadFields(name: OperationName): PayloadField[] {
  const { fill = {} } = definitionOf(name)
  const payload = examplePayload(name)
  return schemaFields(requestJsonSchema(name)).map((field) => {
    const top = /^\w+/.exec(field.path)?.[0] ?? ''
    const source = fill[top]
    const value = valueAt(payload, field.path)
    return {
      ...field,
      from: source ? `the client: ${knownValueSources[source]}` : 'the caller',
      example: value === undefined || typeof value === 'object' ? '' : JSON.stringify(value),
    }
  })
}

/** URL, headers and body of one call. */
export function wireCall(
  endpoint: Endpoint,
  name: OperationName,
  payload: Record<string, unknown>,
  sessionId: string | undefined,
): WireCall {
  return callOf(endpoint, name, operations[name], payload, sessionId)
}

/** The value at a path, which is written as in `schemaFields`. `[]` leads to the first row of a list. */
function valueAt(payload: unknown, path: string): unknown {
  return path
    .replaceAll('[]', '.0')
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
    .reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), payload)
}

/** Whether a value is an object or an array. Arrays count, because their items are read by index. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function definitionOf(name: OperationName): Operation {
  return operations[name]
}
