import { operationNames, type OperationName } from '@trade-portal/supplier-api'
import { describeOperation, examplePayload } from '@trade-portal/supplier-api/describe'
import { describe, expect, test } from 'vitest'
import { answered } from './answered.ts'
import { addedPayloadFields, documentedPayloads, documentedResults } from './documentedFields.ts'

const words = (text: string | undefined) => (text ?? '').split(' ').filter((word) => word !== '')
const namesIn = (documented: typeof documentedPayloads) => operationNames().filter((name) => name in documented)

/** The names of all fields in the answer of a function, at any depth. */
const answerFields = (name: OperationName) =>
  describeOperation(name).answer.map(({ path }) => path.replace(/^.*\./, '').replace('[]', ''))

describe.each(namesIn(documentedPayloads))('the payload of %s', (name) => {
  const fields = words(documentedPayloads[name])
  const required = fields.filter((field) => !field.endsWith('?'))
  const allowed = [...fields.map((field) => field.replace('?', '')), ...words(addedPayloadFields[name])]
  const sent = Object.keys(examplePayload(name))

  test('has each documented field, and no other', () => {
    expect(sent.filter((field) => !allowed.includes(field))).toEqual([])
    expect(required.filter((field) => !sent.includes(field))).toEqual([])
  })

  test('can have each field that is not always sent', () => {
    const possible = new Set([...describeOperation(name).payload.map(({ path }) => path), ...sent])
    expect(allowed.filter((field) => !possible.has(field))).toEqual([])
  })
})

describe.each(namesIn(documentedResults))('each documented result field of %s', (name) => {
  const fields = words(documentedResults[name])

  test('is read by the portal', () => {
    const read = answerFields(name)
    expect(fields.filter((field) => !read.includes(field.replace('?', '')))).toEqual([])
  })

  test('is in the answer of the simulator', async () => {
    const answer = JSON.stringify(await answered(name))
    expect(fields.filter((field) => !field.endsWith('?') && !answer.includes(`"${field}":`))).toEqual([])
  })
})

test('the payloads on the wire, byte by byte', async () => {
  const payloads = operationNames().map((name) => `${name} ${JSON.stringify(examplePayload(name), undefined, 2)}\n`)
  await expect(payloads.join('\n')).toMatchFileSnapshot('payloads.txt')
})
