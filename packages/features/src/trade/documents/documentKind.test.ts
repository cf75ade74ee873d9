import { expect, test } from 'vitest'
import { documentId } from './documentKey.ts'
import { headingOf, kindOf, typeName } from './documentKind.ts'

test.each([
  ['Order', 'order'],
  ['QUOTE', 'quote'],
  ['Quotation', 'quote'],
  ['Tax Invoice', 'invoice'],
  ['Credit Note', 'invoice'],
  ['Credit Card Payment', 'payment'],
  ['Journal', 'other'],
  ['', 'other'],
  ['constructor', 'other'],
])('the type %j is of the kind %s', (type, kind) => expect(kindOf(type)).toBe(kind))

test.each([
  ['Invoice', 'Invoice 500001-0'],
  ['Credit', 'Credit 500001-0'],
  ['Order', 'Order 500001'],
  ['Quote', 'Quote 500001'],
  ['Card Payment', 'Card Payment 500001'],
])('a document of the type %s has the heading %s', (type, heading) =>
  expect(headingOf(type, { number: '500001', suffix: '0' })).toBe(heading),
)

test.each([
  ['INVOICE', 'orders', 'Invoice'],
  [' card payment ', 'orders', 'Card Payment'],
  ['', 'orders', 'Order'],
  ['', 'quotes', 'Quote'],
  ['', 'invoices', 'Invoice'],
  ['', 'credits', 'Credit'],
  ['', 'payments', 'Payment'],
] as const)('the type %j at the path %s is named %s', (type, path, name) => expect(typeName(type, path)).toBe(name))

test('documents differ by number, suffix and type', () => {
  const quote = { type: 'Quote', number: '300001', suffix: '0' }
  const ids = [quote, { ...quote, suffix: '1' }, { ...quote, type: 'Order' }].map(documentId)
  expect(new Set(ids).size).toBe(3)
})
