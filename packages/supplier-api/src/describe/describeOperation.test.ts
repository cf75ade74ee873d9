import { expect, test } from 'vitest'
import { operationNames } from '../operations/index.ts'
import { describeOperation, examplePayload } from './describeOperation.ts'

test('every operation belongs to an area', () => {
  expect(operationNames().filter((name) => describeOperation(name).area === '')).toEqual([])
})

test('fields are named from the outermost inwards', () => {
  expect(describeOperation('getCustomerInvoicesTP').answer.slice(0, 4)).toEqual([
    { path: 'InvoiceListTP', type: 'object', mayBeAbsent: false, byDefault: '' },
    { path: 'InvoiceListTP.InvoiceTP', type: 'list', mayBeAbsent: false, byDefault: '' },
    { path: 'InvoiceListTP.InvoiceTP[].transactionNumber', type: 'identifier', mayBeAbsent: false, byDefault: '' },
    { path: 'InvoiceListTP.InvoiceTP[].transactionSuffix', type: 'identifier', mayBeAbsent: false, byDefault: '' },
  ])
})

test('each table of an answer is specified or our guess', () => {
  expect(describeOperation('getCustomerInvoicesTP').tables).toEqual([
    { table: 'InvoiceListTP', naming: 'specified' },
    { table: 'InvoiceTP', naming: 'specified' },
  ])
  expect(describeOperation('getState').tables).toEqual([{ table: 'StateList', naming: 'guessed' }])
  expect(describeOperation('addCartProduct').tables).toEqual([])
})

test('each payload field has its source and an example', () => {
  expect(describeOperation('getProductsByCategoryTP').payload).toEqual(
    expect.arrayContaining([
      {
        path: 'incGST',
        type: 'true or false',
        mayBeAbsent: false,
        byDefault: '',
        from: 'the caller',
        example: 'false',
      },
      { path: 'searchType', type: 'text', mayBeAbsent: false, byDefault: '""', from: 'the caller', example: '""' },
      { path: 'page', type: 'number', mayBeAbsent: true, byDefault: '', from: 'the caller', example: '1' },
      {
        path: 'companyID',
        type: 'text, not empty',
        mayBeAbsent: false,
        byDefault: '',
        from: 'the client: company_id of the configuration',
        example: '"CBS"',
      },
    ]),
  )
})

test('examples are also found in rows', () => {
  const fields = describeOperation('processComplete').payload
  expect(fields.find(({ path }) => path === 'deliveryDetails[0].requiredTime')?.example).toBe('800')
  const email = describeOperation('emailTransaction').payload
  expect(email.find(({ path }) => path === 'transactionList[].transactionNumber')?.example).toBe('"500001"')
})

test('errors that become an answer, and unusual time limits', () => {
  expect(describeOperation('getPriceBookInfo').recovers).toEqual([
    {
      kind: 'no-price-book',
      becomes: '{"priceBook":null,"message":"No price book extract has been set up for you."}',
    },
  ])
  expect(describeOperation('processComplete')).toMatchObject({ timeoutMs: 60_000, isUsualTimeout: false })
  expect(describeOperation('getState')).toMatchObject({ isUsualTimeout: true })
})

test('the example payload is complete', () => {
  expect(examplePayload('createCart')).toEqual({ sessionType: 'Cart', customerID: 'HAR001', deviceID: 'TRADEPORTAL' })
})
