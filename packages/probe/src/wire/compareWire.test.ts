import { operations } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { compareWire, isNoticeable } from './compareWire.ts'

const line = {
  lineID: 1,
  productID: 'FX100001',
  prodDesc: 'Screw',
  prodQty: 2,
  UOM: 'EA',
  unitPrice: 1.5,
  unitGST: null,
  isTally: false,
  product: null,
}
const cart = (...lines: unknown[]) => compareWire(operations.getCartContents.response, { CartContents: lines })
const brief = (answer: ReturnType<typeof cart>) =>
  answer.map(({ kind, path, found, times }) => [kind, path, found, times].join(' | '))

test('a response agrees if every field is present and has its type', () => {
  expect(cart()).toEqual([])
  expect(cart(line, { ...line, product: { productShortDesc: 'Screw', productFiles: '' } })).toEqual([])
})

test('missing and unknown fields are reported', () => {
  const { prodQty: _, unitGST: _tax, ...without } = line
  expect(brief(cart({ ...without, weight: 3 }))).toEqual([
    'missing | CartContents[].prodQty |  | 1',
    'left out | CartContents[].unitGST |  | 1',
    'unexpected | CartContents[].weight | number | 1',
  ])
  expect(cart({ ...without, weight: 3 }).map(isNoticeable)).toEqual([true, false, false])
  expect(brief(compareWire(operations.getCartContents.response, {}))).toEqual(['missing | CartContents |  | 1'])
})

test('only identifiers are required in every row', () => {
  const { prodQty: _, lineID: _id, ...without } = line
  expect(brief(cart(line, without))).toEqual([
    'missing | CartContents[].lineID |  | 1',
    'left out | CartContents[].prodQty |  | 1',
  ])
})

test.each([
  [{ ...line, unitPrice: '1.50' }, 'unitPrice', 'text "1.50"'],
  [{ ...line, unitPrice: '' }, 'unitPrice', 'text ""'],
  [{ ...line, isTally: 'yes' }, 'isTally', 'text "yes"'],
  [{ ...line, prodDesc: 7 }, 'prodDesc', 'number 7'],
  [{ ...line, UOM: 1 }, 'UOM', 'number 1'],
])('%# a value of another type is tolerated if it can be parsed', (row, field, found) => {
  expect(brief(cart(row))).toEqual([`tolerated | CartContents[].${field} | ${found} | 1`])
  expect(cart(row).some(isNoticeable)).toBe(false)
})

test.each([
  [{ ...line, unitPrice: '1.50 AUD' }, 'unitPrice', 'text "1.50 AUD"'],
  [{ ...line, isTally: 'perhaps' }, 'isTally', 'text "perhaps"'],
  [{ ...line, lineID: null }, 'lineID', 'null'],
  [{ ...line, lineID: ' ' }, 'lineID', 'text " "'],
  [{ ...line, prodDesc: {} }, 'prodDesc', 'an object'],
  [{ ...line, prodDesc: 'x'.repeat(41) }, undefined, ''],
  [{ ...line, prodQty: 'x'.repeat(41) }, 'prodQty', 'text of 41 characters'],
  [{ ...line, product: [] }, 'product', 'a list'],
  [{ ...line, product: { productShortDesc: {}, productFiles: '' } }, 'product.productShortDesc', 'an object'],
])('%# a wrong type is reported', (row, field, found) => {
  expect(brief(cart(row))).toEqual(field === undefined ? [] : [`wrong type | CartContents[].${field} | ${found} | 1`])
})

test('the same difference in many rows is reported once', () => {
  const spoiled = { ...line, UOM: {} }
  expect(brief(cart(spoiled, null, spoiled, 'not a row', spoiled))).toEqual([
    'wrong type | CartContents[].UOM | an object | 3',
    'wrong type | CartContents[] | null | 2',
  ])
})

test.each([
  [{ CartContents: line }, []],
  [{ CartContents: { ...line, UOM: {} } }, ['wrong type | CartContents[].UOM | an object | 1']],
  [{ CartContents: 7 }, ['wrong type | CartContents | number 7 | 1']],
  [null, ['wrong type |  | null | 1']],
])('%# a table may be a list, or a single row instead of a list', (answer, found) => {
  expect(brief(compareWire(operations.getCartContents.response, answer))).toEqual(found)
})

test.each([
  ['2026-05-31', []],
  [null, []],
  ['2026-05-31T00:00:00', []],
  ['31/05/2026', ['invoiceDate']],
])('only an ISO date or null is a date: %j', (invoiceDate, wrong) => {
  const row = {
    transactionNumber: 1,
    transactionSuffix: 0,
    transactionType: 'Invoice',
    invoiceDate,
    branchID: '10',
    customerOrderNumber: '',
    shipAddress1: '',
    jobName: '',
    transactionAmount: 1,
    userComment: '',
  }
  const found = compareWire(operations.getCustomerInvoicesTP.response, { InvoiceListTP: { InvoiceTP: [row] } })
  expect(found.map(({ path }) => path.split('.').at(-1))).toEqual(wrong)
})

test('optional fields may be missing', () => {
  expect(compareWire(operations.login.response, { sessionID: 'session-1' })).toEqual([])
  expect(compareWire(operations.login.response, { sessionID: 7 })).toHaveLength(1)
  expect(compareWire(operations.deleteCartProduct.response, { anything: [1] })).toEqual([])
  expect(compareWire(undefined, 'x')).toEqual([])
})
