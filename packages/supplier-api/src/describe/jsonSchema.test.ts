import { describe, expect, test } from 'vitest'
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

test.each(operationNames())('%s: every field says what it is', (name) => {
  expect(untyped(requestJsonSchema(name), 'request')).toEqual([])
  expect(untyped(responseJsonSchema(name), 'answer')).toEqual([])
})

describe('a request', () => {
  test('includes the fields that the client fills, and requires those with a default', () => {
    expect(requestJsonSchema('getUserDetails')).toEqual({
      type: 'object',
      properties: {
        tpa: { type: 'string', default: 'tportal' },
        limit: { type: 'number', default: 25 },
        userName: { type: 'string', minLength: 1, description: 'the user name typed at sign-in' },
        companyID: { type: 'string', minLength: 1, description: 'company_id of the configuration' },
      },
      required: ['tpa', 'limit', 'userName', 'companyID'],
    })
  })

  test('does not require what the caller may leave out', () => {
    expect(requestJsonSchema('getCustomerInvoicesTP').required).toEqual(['fromDate', 'customerID'])
    expect(requestJsonSchema('getProductsByCategoryTP').required).not.toContain('page')
  })

  test('keeps choices, bounds and fixed values', () => {
    const { properties } = requestJsonSchema('emailTransactions')
    expect(properties?.['format']).toMatchObject({ enum: ['pdf', 'csv', 'xero', 'simpro', 'tradify', 'fergus'] })
    expect(properties?.['transactionList']).toMatchObject({ type: 'array', minItems: 1 })
    expect(properties?.['emailDetails']).toMatchObject({ type: 'array', minItems: 1, maxItems: 1 })
    expect(requestJsonSchema('addCartProduct').properties?.['quoteQty']).toEqual({
      type: 'number',
      exclusiveMinimum: 0,
    })
    expect(requestJsonSchema('processComplete').properties?.['salesRepID']).toEqual({ const: 0 })
  })
})

describe('an answer', () => {
  test('describes the wire format with its tables, not the result of the portal', () => {
    expect(responseJsonSchema('getState')).toEqual({
      type: 'object',
      properties: {
        StateList: {
          type: ['array', 'object'],
          description: 'list',
          required: ['stateID', 'stateName'],
          items: {
            type: 'object',
            properties: {
              stateID: { type: ['string', 'null'], description: 'text' },
              stateName: { type: ['string', 'null'], description: 'text' },
            },
            required: ['stateID', 'stateName'],
          },
        },
      },
      required: ['StateList'],
    })
  })

  test('says what may be absent', () => {
    expect(responseJsonSchema('login').required).toEqual([])
  })

  test('a whole part may be null', () => {
    const contents = responseJsonSchema('getCartContents').properties?.['CartContents']
    expect(contents).toMatchObject({ items: { properties: { product: { anyOf: [{}, { type: 'null' }] } } } })
  })
})
