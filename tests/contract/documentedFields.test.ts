import { operationNames, type OperationName } from '@trade-portal/supplier-api'
import { describeOperation, examplePayload } from '@trade-portal/supplier-api/describe'
import { describe, expect, test } from 'vitest'
import { answered } from './clientOf.ts'
import { addedPayloadFields, documentedInnerFields, documentedPayloads, documentedResults } from './documentedFields.ts'

const words = (text: string) => text.split(' ').filter((word) => word !== '')

/**
 * Compares the fields of a payload or an answer with the documented names, in which a `?` marks an optional field. With
 * `added`, also reports fields that are neither documented nor named in `added`.
 */
function compareFields(fields: readonly string[], documented: string, added?: string): string[] {
  const required = words(documented).filter((name) => !name.endsWith('?'))
  const missing = required.filter((name) => !fields.includes(name)).map((name) => `${name} is missing`)
  if (added === undefined) return missing
  const allowed = new Set(words(`${documented} ${added}`).map((name) => name.replace('?', '')))
  return [...missing, ...fields.filter((name) => !allowed.has(name)).map((name) => `${name} is not documented`)]
}

const namesIn = (documented: typeof documentedPayloads) => operationNames().filter((name) => name in documented)
const plain = (documented: string) => documented.replaceAll('?', '')

/** The last name of a path: `emailDetails[0].email_subject`, `InvoiceListTP.InvoiceTP[]`. */
const lastName = (path: string) => path.replace(/^.*\./, '').replace('[]', '')

const answerFields = (name: OperationName) => describeOperation(name).answer.map(({ path }) => lastName(path))

const innerFields = (name: OperationName) =>
  describeOperation(name).payload.flatMap(({ path }) => (path.includes('.') ? [lastName(path)] : []))

function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) => [field, ...fieldsOf(inner)])
}

const payloads = namesIn(documentedPayloads).map((name) => ({
  name,
  sent: Object.keys(examplePayload(name)),
  documented: documentedPayloads[name] ?? '',
  added: addedPayloadFields[name] ?? '',
}))
const inner = namesIn(documentedInnerFields).map((name) => ({
  name,
  sent: innerFields(name),
  documented: documentedInnerFields[name] ?? '',
  added: '',
}))
const results = namesIn(documentedResults).map((name) => ({
  name,
  read: answerFields(name),
  documented: documentedResults[name] ?? '',
}))

describe.each(payloads)('The payload of $name', ({ name, sent, documented, added }) => {
  test('has each documented field, and no other', () => {
    expect(compareFields(sent, documented, added)).toEqual([])
  })

  test('may have every optional field of the documentation', () => {
    const possible = [...describeOperation(name).payload.map(({ path }) => path), ...sent]
    expect(compareFields(possible, plain(`${documented} ${added}`))).toEqual([])
  })
})

test.each(inner)('The rows in the payload of $name are as documented', ({ sent, ...fields }) => {
  expect(compareFields(sent, fields.documented, fields.added)).toEqual([])
})

describe.each(results)('Each documented result field of $name', ({ name, read, documented }) => {
  test('is read by the portal', () => {
    expect(compareFields(read, plain(documented))).toEqual([])
  })

  test('is in the simulator’s answer', async () => {
    expect(compareFields(fieldsOf(await answered(name)), documented)).toEqual([])
  })
})

test('A misspelt or undocumented field is found', () => {
  expect(compareFields(['userName', 'limitX'], 'userName limit page?')).toEqual(['limit is missing'])
  expect(compareFields(['userName', 'limitX'], 'userName limit?', 'page')).toEqual(['limitX is not documented'])
})

test('The payloads that are sent stay the same, byte by byte', async () => {
  const sent = operationNames().map((name) => `${name} ${JSON.stringify(examplePayload(name))}\n`)
  await expect(sent.join('')).toMatchFileSnapshot('payloads.txt')
})
