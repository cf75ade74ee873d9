import type { InvoiceRow, OrderRow } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { documentNumbered, documentsMatching, searchedDocuments, pagesMatching } from './placesMatching.ts'

const order = (number: string, jobName: string, reference = ''): OrderRow => ({
  number,
  suffix: '0',
  type: 'Order',
  deliveryDate: '2026-10-12',
  branchId: '',
  reference,
  shipAddress: '',
  jobName,
  amount: 100,
})
const credit: InvoiceRow = {
  number: '500028',
  suffix: '1',
  type: 'CREDIT',
  date: '2026-10-12',
  branchId: '',
  reference: 'PO/1079',
  shipAddress: '',
  jobName: '',
  amount: -100,
  comment: '',
}
const documents = searchedDocuments({
  orders: [order('481255', 'Lot 12', '481254'), order('481254', 'Whitlam St', 'PO-1079'), order('A/12', 'Lot 13')],
  invoices: [credit],
})

test.each([
  ['481254', ['Order 481254', 'Order 481255']],
  ['500028-1', ['Credit 500028-1']],
  ['4812', ['Order 481255', 'Order 481254']],
  ['a/12', ['Order A/12']],
  ['LOT 1', ['Order 481255', 'Order A/12']],
  ['po/10', ['Credit 500028-1']],
  ['lo', []],
  ['', []],
])('the typed text %j finds the documents %j', (text, headings) => {
  expect(documentsMatching(text, documents).map(({ heading }) => heading)).toEqual(headings)
})

test('up to four found documents are shown with job and reference', () => {
  const key = { number: '481254', suffix: '0' }
  expect(documentsMatching('481254', documents)[0]).toMatchObject({
    path: 'orders',
    key,
    about: 'Whitlam St · PO-1079',
  })
  const many = Array.from({ length: 100 }, (_, index) => order(`48${1000 + index}`, 'Lot 12'))
  expect(documentsMatching('lot', searchedDocuments({ orders: many, invoices: undefined }))).toHaveLength(4)
})

test.each([
  ['481254', { number: '481254', suffix: '0' }],
  ['500028-2', { number: '500028', suffix: '2' }],
  ['90', undefined],
  ['0000', undefined],
  ['9312345678901', undefined],
  ['42x19', undefined],
])('the typed text %j is the number of the document %j', (text, key) => {
  expect(documentNumbered(text)).toEqual(key)
})

test.each([
  ['STAT', ['/statements']],
  ['quotes', ['/orders']],
  ['prod', ['/products']],
  ['order', ['/quick-order', '/order-again', '/orders']],
  // Pages that are reached from other pages, or whose address needs a number, are not suggested.
  ['complete', []],
  ['search', []],
  ['s', []],
])('the typed text %j finds the pages %j', (text, hrefs) => {
  expect(pagesMatching(text, () => true).map(({ href }) => href)).toEqual(hrefs)
})

test('pages that the user cannot open are not suggested', () => {
  expect(pagesMatching('order', (name) => name === 'orders').map(({ href }) => href)).toEqual(['/orders'])
  expect(pagesMatching('stores', () => false)).toEqual([])
})
