import type { InvoiceRow, OrderRow } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { withSameReference } from './sameReference.ts'

const shared = { number: '1', suffix: '0', branchId: '1', shipAddress: '', amount: 100 }
const orderOf = (reference: string, jobName = '', deliveryDate: string | null = '2026-06-01'): OrderRow => ({
  ...shared,
  type: 'Order',
  reference,
  jobName,
  deliveryDate,
})
const invoiceOf = (reference: string, jobName = '', date: string | null = '2026-06-01'): InvoiceRow => ({
  ...shared,
  type: 'Invoice',
  reference,
  jobName,
  date,
  comment: '',
})

test.each([
  ['the same reference', orderOf('PO-7'), invoiceOf('PO-7'), true],
  ['other letter case and blanks', orderOf('PO 7  a'), invoiceOf(' po 7 A '), true],
  ['a longer reference', orderOf('PO-7'), invoiceOf('PO-71'), false],
  ['no references', orderOf(''), invoiceOf(' '), false],
  ['the same job', orderOf('7', 'Deck  2'), invoiceOf('7', 'deck 2'), true],
  ['an unknown job', orderOf('7', 'Deck'), invoiceOf('7'), true],
  ['another job', orderOf('7', 'Deck'), invoiceOf('7', 'Shed'), false],
  ['half a year between them', orderOf('7'), invoiceOf('7', '', '2026-12-01'), true],
  ['a year between them', orderOf('7', '', '2027-06-01'), invoiceOf('7'), false],
  ['an unknown day', orderOf('7', '', null), invoiceOf('7', '', '2020-01-01'), true],
])('%s: related is %4$s', (_what, order, invoice, isFound) => {
  expect(withSameReference(order, [invoice])).toEqual(isFound ? [invoice] : [])
  expect(withSameReference(invoice, [order])).toEqual(isFound ? [order] : [])
})
