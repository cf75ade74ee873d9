import { expect, test } from 'vitest'
import { operationNames } from '../operations/index.ts'
import { requestJsonSchema, responseJsonSchema, type JsonSchema } from './jsonSchema.ts'

/** Paths at which the schema allows any value. */
function untyped(schema: JsonSchema, path: string): string[] {
  const { type, const: constant, anyOf = [], properties = {}, items, prefixItems = [] } = schema
  const isTyped = type !== undefined || constant !== undefined || anyOf.length > 0
  const inner = [...Object.entries(properties), ...[...anyOf, ...prefixItems, items].map((s) => ['', s] as const)]
  return [
    ...(isTyped ? [] : [path]),
    ...inner.flatMap(([name, s]) => (typeof s === 'object' && !Array.isArray(s) ? untyped(s, `${path}.${name}`) : [])),
  ]
}

test.each(operationNames())('Every field of %s has a type', (name) => {
  expect(untyped(requestJsonSchema(name), 'request')).toEqual([])
  expect(untyped(responseJsonSchema(name), 'answer')).toEqual([])
})

test('A request’s schema has the client’s fields and their limits', () => {
  expect(requestJsonSchema('getUserDetails')).toMatchObject({
    properties: {
      limit: { type: 'number', default: 25 },
      companyID: { type: 'string', minLength: 1, description: 'company_id of the configuration' },
    },
    required: ['tpa', 'limit', 'userName', 'companyID'],
  })
  expect(requestJsonSchema('getProductsByCategoryTP').required).not.toContain('page')
  expect(requestJsonSchema('emailTransactions').properties).toMatchObject({
    format: { enum: ['pdf', 'csv', 'xero', 'simpro', 'tradify', 'fergus'] },
    emailDetails: { type: 'array', minItems: 1, maxItems: 1 },
  })
  expect(requestJsonSchema('addCartProduct').properties).toMatchObject({ quoteQty: { exclusiveMinimum: 0 } })
  expect(requestJsonSchema('processComplete').properties?.['salesRepID']).toEqual({ const: 0 })
})

test('An answer’s schema has the tables that the server sends', () => {
  const text = { type: ['string', 'null'], description: 'text' }
  const fields = { properties: { stateID: text, stateName: text }, required: ['stateID', 'stateName'] }
  const list = { type: ['array', 'object'], description: 'list', required: fields.required }
  expect(responseJsonSchema('getState')).toEqual({
    type: 'object',
    properties: { StateList: { ...list, items: { type: 'object', ...fields } } },
    required: ['StateList'],
  })
  expect(responseJsonSchema('login').required).toEqual([])
  const contents = responseJsonSchema('getCartContents').properties?.['CartContents']
  expect(contents).toMatchObject({ items: { properties: { product: { anyOf: [{}, { type: 'null' }] } } } })
})
