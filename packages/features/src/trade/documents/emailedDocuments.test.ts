import { expect, test } from 'vitest'
import { defaultSubject, nameDocuments } from './emailedDocuments.ts'

const invoices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ type: 'Invoice', number: String(index + 1), suffix: '0' }))

test.each([
  [0, '', ''],
  [1, 'Invoice 1-0', ''],
  [5, '1-0, 2-0, 3-0, 4-0, 5-0', ''],
  [6, '1-0, 2-0, 3-0, 4-0, 5-0', '...and 1 more.'],
  [10_000, '1-0, 2-0, 3-0, 4-0, 5-0', '...and 9,995 more.'],
])('L09 %i documents are named as %j %j', (count, names, more) => {
  expect(nameDocuments(invoices(count))).toEqual({ names, more })
})

test('the default subject names one document or the number of them', () => {
  const quote = { type: 'Quote', number: '300001', suffix: '0' }
  const credit = { type: 'Credit', number: '2', suffix: '0' }
  expect(defaultSubject([quote], 'Corymbia')).toBe('Quote 300001 from Corymbia')
  expect(defaultSubject([credit], 'Corymbia')).toBe('Credit 2-0 from Corymbia')
  expect(defaultSubject(invoices(3), 'Corymbia')).toBe('3 invoices from Corymbia')
  expect(defaultSubject([...invoices(2), credit], 'Corymbia')).toBe('2 invoices and 1 credit from Corymbia')
  expect(defaultSubject(invoices(1), '')).toBe('Invoice 1-0')
  expect(defaultSubject([{ ...quote, type: '' }], 'Corymbia')).toBe('300001 from Corymbia')
})
