import { describe, expect, test } from 'vitest'
import { documentId } from './documentKey.ts'
import { headingOf, kindOf, typeName } from './documentKind.ts'

test.each([
  ['Order', 'order'],
  ['QUOTE', 'quote'],
  ['Quotation', 'quote'],
  ['Invoice', 'invoice'],
  ['Tax Invoice', 'invoice'],
  ['Credit', 'invoice'],
  ['Credit Note', 'invoice'],
  ['Payment', 'payment'],
  ['Credit Card Payment', 'payment'],
  ['Journal', 'other'],
  ['', 'other'],
  ['constructor', 'other'],
])('the supplier’s word %j means %s', (type, kind) => expect(kindOf(type)).toBe(kind))

describe('the heading', () => {
  const key = { number: '500001', suffix: '0' }

  test.each([
    ['Invoice', 'Invoice 500001-0'],
    ['Credit', 'Credit 500001-0'],
    ['Order', 'Order 500001'],
    ['Quote', 'Quote 500001'],
    ['Card Payment', 'Card Payment 500001'],
  ])('of the type %s', (type, heading) => expect(headingOf(type, key)).toBe(heading))
})

describe('the name of the type', () => {
  test.each([
    ['INVOICE', 'Invoice'],
    [' card payment ', 'Card Payment'],
  ])('of %j', (type, name) => expect(typeName(type, 'orders')).toBe(name))

  test.each([
    ['orders', 'Order'],
    ['quotes', 'Quote'],
    ['invoices', 'Invoice'],
    ['credits', 'Credit'],
    ['payments', 'Payment'],
  ] as const)('is that of the address %s while it is not known', (path, name) => expect(typeName('', path)).toBe(name))
})

test('documents differ by number, suffix and type', () => {
  const quote = { type: 'Quote', number: '300001', suffix: '0' }
  const ids = [quote, { ...quote, suffix: '1' }, { ...quote, type: 'Order' }].map(documentId)
  expect(new Set(ids).size).toBe(3)
})
