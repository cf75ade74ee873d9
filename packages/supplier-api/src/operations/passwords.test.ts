import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { responseJsonSchema, type JsonSchema } from '../describe/jsonSchema.ts'
import type { Operation } from '../operation.ts'
import { operationNames, operations } from './index.ts'

const secret = 'S3cret-canary'
const passwords = { tpaUserPassword: secret, password: secret, Password: secret, old_password_hash: secret }

/**
 * Parses an answer and returns the result as JSON. Adds `hasErrors: false` to the answer, because a write that returns
 * nothing otherwise refuses an answer that contains other fields.
 */
function dumpOf(definition: Operation, wire: object): string {
  const parsed = v.safeParse(definition.response, { hasErrors: false, ...wire })
  expect(parsed.issues).toBeUndefined()
  return JSON.stringify(parsed.output) ?? ''
}

describe('A21 passwords that the server sends', () => {
  const row = {
    custContactID: 'C1',
    tpauserID: 'sam',
    roleID: 'admin',
    ...passwords,
    MobileUserDetail: [{ firstName: 'Sam', ...passwords }],
  }

  test('are dropped from the list of people', () => {
    const people = v.parse(operations.getListMobileUsers.response, { MobileUser: [row], ...passwords })
    expect(people).toMatchObject([{ contactId: 'C1', userName: 'sam', firstName: 'Sam' }])
    expect(JSON.stringify(people)).not.toMatch(/S3cret|password/i)
  })

  test.each(['addMobileUser', 'updateMobileUsers', 'deleteMobileUser'] as const)('are dropped by %s', (name) => {
    expect(dumpOf(operations[name], { ...row, MobileUser: [row] })).toBe('null')
  })

  test.each(operationNames())('pass through no answer of %s', (name) => {
    expect(dumpOf(operations[name], objectOf(exampleOf(responseJsonSchema(name))))).not.toMatch(/S3cret|password/i)
  })
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
