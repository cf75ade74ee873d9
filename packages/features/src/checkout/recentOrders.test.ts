import type { OrderRow } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { exampleOrder as order } from '../testing/exampleAttempt.ts'
import { recentOrders } from './recentOrders.ts'

const today = '2026-11-24'
const find = (reference: string, jobName: string, ...orders: OrderRow[]) =>
  recentOrders({ reference, jobName }, orders, today).map(({ order: { number }, same }) => `${number}: ${same}`)

test('an order is recent until two weeks after its delivery date', () => {
  const due = (number: string, deliveryDate: string | null) => ({ ...order, number, deliveryDate })
  const orders = [due('1', '2099-01-01'), due('2', '2026-11-10'), due('3', '2026-11-09'), due('4', null)]
  expect(find('PO-1', '', ...orders)).toEqual(['1: order reference PO-1', '2: order reference PO-1'])
})

test.each([
  ['the same reference in other letters', ' po-1 ', 'Deck', ['8: order reference PO-1']],
  ['the same job name', 'PO-2', 'lot  12', ['8: job name Lot 12']],
  ['another reference and job name', 'PO-2', 'Deck', []],
  ['nothing entered', '', ' ', []],
])('orders of the last days are found by %s', (_, reference, jobName, found) => {
  expect(
    find(reference, jobName, { ...order, type: 'Quote' }, order, { ...order, number: '9', reference: '', jobName: '' }),
  ).toEqual(found)
})

test('only the three newest orders are compared', () => {
  expect(find('PO-1', '', order, order, order, order)).toHaveLength(3)
})
