import * as v from 'valibot'
import { expect, test } from 'vitest'
import { responseJsonSchema, type JsonSchema } from '../describe/jsonSchema.ts'
import type { Operation } from '../operation.ts'
import { operationNames, operations } from './index.ts'

const secret = 'S3cret-canary'
const passwords = { tpaUserPassword: secret, password: secret, Password: secret, old_password_hash: secret }

test.each(operationNames())('A21 No password passes through an answer of %s', (name) => {
  const definition: Operation = operations[name]
  // A write that returns nothing refuses an answer with other fields, unless it says that there are no errors.
  const wire = { hasErrors: false, ...objectOf(exampleOf(responseJsonSchema(name))) }
  const parsed = v.safeParse(definition.response, wire)
  expect(JSON.stringify(wire)).toMatch(secret)
  expect(parsed.issues).toBeUndefined()
  expect(JSON.stringify(parsed.output) ?? '').not.toMatch(/S3cret|password/i)
})

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

/** A value that fits the schema, with passwords in every object. */
function exampleOf(schema: JsonSchema | boolean | undefined): unknown {
  if (typeof schema !== 'object') return 'x'
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return exampleOf(schema.anyOf[0])
  const [type] = Array.isArray(schema.type) ? schema.type : [schema.type]
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, exampleOf(field)] as const)
    return { ...Object.fromEntries(fields), ...passwords }
  }
  if (type === 'array') return Array.isArray(schema.items) ? schema.items.map(exampleOf) : [exampleOf(schema.items)]
  if (type === 'number') return 1
  if (type === 'boolean') return true
  return schema.description?.startsWith('calendar day') ? '2026-11-23' : 'x'
}
