import { expect, test } from 'vitest'
import { paymentFields, paymentSubject, type PayAccountQuery } from './paymentSubject.ts'

function subjectOf(query: string) {
  const parameters = new URLSearchParams(query)
  const read = (name: keyof PayAccountQuery) => paymentFields[name].read(parameters.get(name))
  return paymentSubject({ invoiceId: read('invoiceId'), suffix: read('suffix'), statementId: read('statementId') })
}

test.each([
  ['', { kind: 'account' }],
  ['invoiceId=0', { kind: 'account' }],
  ['statementId=2026-10-31', { kind: 'statement', date: '2026-10-31' }],
  ['invoiceId=500001', { kind: 'invoice', key: { number: '500001', suffix: '0' } }],
  ['invoiceId=1&suffix=2&statementId=2026-10-31', { kind: 'invoice', key: { number: '1', suffix: '2' } }],
  ['invoiceId=SO-812%2F5&suffix=%252D', { kind: 'invoice', key: { number: 'SO-812/5', suffix: '%2D' } }],
])('the URL query %j opens the payment of %j', (query, subject) => {
  expect(subjectOf(query)).toEqual(subject)
})

test('C12 the URL sets neither an amount nor an invalid invoice', () => {
  expect(subjectOf(`invoiceId=${'9'.repeat(201)}&suffix=0`)).toEqual({ kind: 'unknown' })
  expect(subjectOf('invoiceId=500001&amount=1&paymentAmount=1')).toEqual(subjectOf('invoiceId=500001'))
})

test('E12 the first of two values in the URL is used', () => {
  expect(subjectOf('invoiceId=1&invoiceId=2&suffix=0')).toMatchObject({ key: { number: '1' } })
})
