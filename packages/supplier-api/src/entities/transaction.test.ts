import * as v from 'valibot'
import { expect, test } from 'vitest'
import { orderRow, transactionDetail } from './transaction.ts'

test('K03 A document’s totals are the supplier’s, not recalculated', () => {
  const line = { lineNum: 1, productCode: 'P', quantity: 3, unitPrice: 0.335, linePrice: 1 }
  const wire = {
    transactionNumber: 1,
    transactionSuffix: 0,
    transactionTotalAmountExcGST: 10.01,
    transactionTotalGST: 1,
    transactionTotalAmountIncGST: 11.02,
    LineDetailsTP: [line],
  }
  const document = v.parse(transactionDetail, wire)
  expect(document).toMatchObject({ totalExGst: 1001, gst: 100, totalIncGst: 1102 })
  expect(document.lines).toMatchObject([{ quantity: 3, unitPrice: 34, price: 100 }])
})

test.each([
  ['QUOTE', 'Quote'],
  ['Quotation', 'Quote'],
  ['Order', 'Order'],
  ['', 'Order'],
])('A transaction of type %j is of type %s', (transactionType, type) => {
  expect(v.parse(orderRow, { transactionNumber: 1, transactionSuffix: 0, transactionType }).type).toBe(type)
})
