import { expect, test } from 'vitest'
import { paymentFields, paymentSubject, type PayAccountQuery } from './paymentSubject.ts'

function subjectOf(query: string) {
  const parameters = new URLSearchParams(query)
  const read = (name: keyof PayAccountQuery) => paymentFields[name].read(parameters.get(name))
  return paymentSubject({ invoiceId: read('invoiceId'), suffix: read('suffix'), statementId: read('statementId') })
}

test('an invoice takes precedence over a statement, and without either the account is paid', () => {
  const invoice = { kind: 'invoice', key: { number: '500001', suffix: '0' } }
  expect(subjectOf('invoiceId=500001&suffix=0')).toEqual(invoice)
  expect(subjectOf('invoiceId=500001&suffix=0&statementId=2026-10-31')).toEqual(invoice)
  expect(subjectOf('statementId=2026-10-31')).toEqual({ kind: 'statement', date: '2026-10-31' })
  expect(subjectOf('')).toEqual({ kind: 'account' })
})

test('the suffix 0 may be left out, and the invoice 0-0 is none', () => {
  expect(subjectOf('invoiceId=500001')).toEqual({ kind: 'invoice', key: { number: '500001', suffix: '0' } })
  expect(subjectOf('invoiceId=0&suffix=0')).toEqual({ kind: 'account' })
  expect(subjectOf('invoiceId=0')).toEqual({ kind: 'account' })
})

test('C12 E12 an impossible invoice does not mean the account, and the first of two values counts', () => {
  for (const invoiceId of ['9'.repeat(201), 'SO-'.repeat(100)]) {
    expect(subjectOf(new URLSearchParams({ invoiceId, suffix: '0' }).toString())).toEqual({ kind: 'unknown' })
  }
  expect(subjectOf('invoiceId=1&invoiceId=2&suffix=0')).toMatchObject({ key: { number: '1' } })
})

test('E07 an invoice may have any number and any suffix', () => {
  for (const [number, suffix] of [
    ['SO-812/5', '1'],
    ['Q+77', 'B-2'],
    ['SO 9', '0'],
    ['61/198', '%2D'],
  ] as const) {
    const query = new URLSearchParams({ invoiceId: number, suffix }).toString()
    expect(subjectOf(query)).toEqual({ kind: 'invoice', key: { number, suffix } })
  }
})

test('C12 an amount in the address does not matter', () => {
  expect(subjectOf('invoiceId=500001&suffix=0&amount=1&paymentAmount=1')).toEqual(
    subjectOf('invoiceId=500001&suffix=0'),
  )
})
