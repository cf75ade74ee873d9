import { expect, test } from 'vitest'
import { describeOperation, examplePayload } from './describeOperation.ts'

test('A field is described by its path from the outermost table', () => {
  expect(describeOperation('getCustomerInvoicesTP').answer.slice(0, 3)).toEqual([
    { path: 'InvoiceListTP', type: 'object', mayBeAbsent: false, byDefault: '' },
    { path: 'InvoiceListTP.InvoiceTP', type: 'list', mayBeAbsent: false, byDefault: '' },
    { path: 'InvoiceListTP.InvoiceTP[].transactionNumber', type: 'identifier', mayBeAbsent: false, byDefault: '' },
  ])
})

test('Each table is marked by whether its name is known or guessed', () => {
  expect(describeOperation('getCustomerInvoicesTP').tables[1]).toEqual({ table: 'InvoiceTP', naming: 'specified' })
  expect(describeOperation('getState').tables).toEqual([{ table: 'StateList', naming: 'guessed' }])
  expect(describeOperation('addCartProduct').tables).toEqual([])
})

test('Each field of a payload has its source and an example', () => {
  const fieldOf = (name: 'getProductsByCategoryTP' | 'processComplete' | 'emailTransaction', path: string) =>
    describeOperation(name).payload.find((field) => field.path === path)
  expect(fieldOf('getProductsByCategoryTP', 'searchType')).toMatchObject({ byDefault: '""', from: 'the caller' })
  expect(fieldOf('getProductsByCategoryTP', 'page')).toMatchObject({ mayBeAbsent: true, example: '1' })
  expect(fieldOf('getProductsByCategoryTP', 'companyID')).toEqual({
    path: 'companyID',
    type: 'text, not empty',
    mayBeAbsent: false,
    byDefault: '',
    from: 'the client: company_id of the configuration',
    example: '"CBS"',
  })
  expect(fieldOf('processComplete', 'deliveryDetails[0].requiredTime')?.example).toBe('800')
  expect(fieldOf('emailTransaction', 'transactionList[].transactionNumber')?.example).toBe('"500001"')
  const whole = { sessionType: 'Cart', customerID: 'HAR001', deviceID: 'TRADEPORTAL' }
  expect(examplePayload('createCart')).toEqual(whole)
})

test('The description lists errors that are treated as an answer', () => {
  const message = 'No price book extract has been set up for you.'
  const becomes = JSON.stringify({ priceBook: null, message })
  expect(describeOperation('getPriceBookInfo').recovers).toEqual([{ kind: 'no-price-book', becomes }])
  expect(describeOperation('processComplete')).toMatchObject({ timeoutMs: 60_000, isUsualTimeout: false })
  expect(describeOperation('getState')).toMatchObject({ isUsualTimeout: true })
})
