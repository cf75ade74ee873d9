import { operationNames, operations, type OperationName } from '../operations/index.ts'
import { examplePayload } from './describeOperation.ts'
import { requestJsonSchema, responseJsonSchema, type JsonSchema } from './jsonSchema.ts'

export const schemaFileName = 'supplier-api.schema.json'

/** The server's format for errors. */
const errorEnvelope: JsonSchema = {
  description: 'Any call may be answered by this instead.',
  type: 'object',
  properties: {
    hasErrors: { const: true },
    errorTable: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, msg: { type: 'string' } },
        required: ['field', 'msg'],
      },
    },
  },
  required: ['hasErrors', 'errorTable'],
}

/** Every request and every answer in one file: `#/$defs/getStateRequest`, `#/$defs/getStateAnswer`. */
export function schemaFile(): JsonSchema {
  const definitions = operationNames().flatMap((name) => Object.entries(definitionsOf(name)))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: schemaFileName,
    title: 'What the trade portal sends to the supplier’s server, and what it expects in answer',
    $defs: { ...Object.fromEntries(definitions), errorAnswer: errorEnvelope },
  }
}

function definitionsOf(name: OperationName): Record<string, JsonSchema> {
  const { about } = operations[name]
  const example = JSON.parse(JSON.stringify(examplePayload(name)))
  return {
    [`${name}Request`]: { title: name, description: about, ...requestJsonSchema(name), examples: [example] },
    [`${name}Answer`]: { title: name, ...responseJsonSchema(name) },
  }
}
