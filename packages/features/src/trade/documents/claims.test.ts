import type { InvoiceRow } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { openClaims, type Claim } from './claims.ts'

const claim: Claim = {
  id: '1',
  type: 'Invoice',
  number: '500028',
  suffix: '0',
  reference: 'PO-1079',
  problems: 'Short',
  day: '2026-11-16',
}
const credit: InvoiceRow = {
  number: '500029',
  suffix: '0',
  type: 'Credit',
  date: '2026-11-16',
  branchId: '',
  reference: ' po-1079 ',
  shipAddress: '',
  jobName: '',
  amount: -100,
  comment: '',
}

test.each([
  ['a credit with the same reference', credit, claim, false],
  ['an earlier credit', { ...credit, date: '2026-11-15' }, claim, true],
  ['a credit without a date', { ...credit, date: null }, claim, true],
  ['a credit with another reference', { ...credit, reference: 'PO-1' }, claim, true],
  ['an invoice with the same reference', { ...credit, type: 'Invoice' }, claim, true],
  ['a credit, both without a reference', { ...credit, reference: '' }, { ...claim, reference: '' }, true],
])('after %s', (_, row, sent, isOpen) => expect(openClaims([sent], [row])).toEqual(isOpen ? [sent] : []))
