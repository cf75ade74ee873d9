import { operationNames } from '@trade-portal/supplier-api'
import {
  describeErrors,
  examplePayload,
  requestJsonSchema,
  responseJsonSchema,
  schemaFile,
  schemaFileName,
} from '@trade-portal/supplier-api/describe'
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { answered } from './clientOf.ts'

/** Strict, so that meaningless schemas are refused too. */
const ajv = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  allErrors: true,
  formats: { date: /^\d{4}-\d\d-\d\d$/ },
})
ajv.addSchema(asJson(schemaFile()))

/** The value after conversion to JSON and back. */
function asJson(value: object): AnySchema {
  return JSON.parse(JSON.stringify(value))
}

function problems(schema: object, value: unknown): string[] {
  const validate = ajv.compile(asJson(schema))
  return validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

describe.each(operationNames())('The schemas of %s match', (name) => {
  test('the example as the client sends it', () => {
    const sent = asJson(examplePayload(name))
    expect(problems(requestJsonSchema(name), sent)).toEqual([])
    expect(problems({ $ref: `${schemaFileName}#/$defs/${name}Request` }, sent)).toEqual([])
  })

  test('an answer of the simulated supplier', async () => {
    const answer = await answered(name)
    expect(answer).not.toHaveProperty('hasErrors')
    expect(problems(responseJsonSchema(name), answer)).toEqual([])
    expect(problems({ $ref: `${schemaFileName}#/$defs/${name}Answer` }, answer)).toEqual([])
  })
})

test('A schema rejects missing, misspelt and wrongly typed fields', () => {
  const row = { stateID: 'NSW', stateName: 'New South Wales' }
  expect(problems(responseJsonSchema('getState'), { StateList: [row] })).toEqual([])
  expect(problems(responseJsonSchema('getState'), { StateList: 'NSW' })).toEqual(['/StateList must be array,object'])
  expect(problems(responseJsonSchema('getState'), { StateList: [{ stateID: 'NSW', statename: '' }] })).toEqual([
    "/StateList/0 must have required property 'stateName'",
  ])
  expect(problems(requestJsonSchema('addCartProduct'), { ...examplePayload('addCartProduct'), quoteQty: 0 })).toEqual([
    '/quoteQty must be > 0',
  ])
})

test('A schema accepts one row as a list, and a date with a time', () => {
  const row = { stateID: 'NSW', stateName: 'New South Wales' }
  expect(problems(responseJsonSchema('getState'), { StateList: row })).toEqual([])
  expect(problems(responseJsonSchema('getState'), { StateList: { stateID: 'NSW' } })).toEqual([
    "/StateList must have required property 'stateName'",
  ])
  const file = { FileName: 'a.pdf', Description: 'A', Category: 'B' }
  const on = (Date: string) => problems(responseJsonSchema('getDloads'), { Dloads: [{ ...file, Date }] })
  for (const day of ['2026-05-31', '2026-05-31T00:00:00', '2026-05-31 10:30']) expect(on(day)).toEqual([])
  for (const day of ['31/05/2026', '2026-13-01', '2026-05-31x']) expect(on(day)).toHaveLength(1)
})

test('The error schema accepts every error that has a table', () => {
  const stated = describeErrors().filter(({ example }) => example?.text.includes('errorTable'))
  expect(stated.length).toBeGreaterThan(5)
  for (const { kind, example } of stated) {
    expect(problems({ $ref: `${schemaFileName}#/$defs/errorAnswer` }, JSON.parse(example?.text ?? '')), kind).toEqual(
      [],
    )
  }
})
