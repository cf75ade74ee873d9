import type { OrderRow } from '@trade-portal/supplier-api'
import { orderAttempts, type OrderAttempts } from '../trade/orders/orderAttempts.ts'
import type { OrderRecord, SentAttempt } from '../trade/orders/orderRecords.ts'

/** Example of an order that was sent without an answer, for tests. */
export const exampleAttempt: SentAttempt = {
  state: 'sent',
  cartId: 'c1',
  chargeProduct: 'DEL',
  type: 'Order',
  reference: 'PO-1',
  jobName: 'Lot 12',
  total: 110,
  at: 600_000,
  lookAlikes: ['7-0'],
  lines: [{ productId: 'P', quantity: 1 }],
}

/** The order in the supplier's list that results from it. */
export const exampleOrder: OrderRow = {
  number: '8',
  suffix: '0',
  type: 'Order',
  deliveryDate: '2026-11-23',
  branchId: '10',
  reference: 'PO-1',
  shipAddress: '',
  jobName: 'Lot 12',
  amount: 110,
}

/** The order attempts of a user, as another tab has them. */
export function openAttempts(username = 'demo-admin'): OrderAttempts {
  return orderAttempts.open({ username, rememberMe: false }).value
}

/** What is stored of the orders of the usual user. */
export function storedAttempts(): OrderAttempts {
  const { value, close } = orderAttempts.open({ username: 'demo-admin', rememberMe: false })
  close()
  return value
}

/** Stores records of orders of the usual user, as an earlier page or another tab does. */
export function storeOrders(...records: readonly OrderRecord[]): void {
  const { value, close } = orderAttempts.open({ username: 'demo-admin', rememberMe: false })
  for (const record of records) value.write(record)
  close()
}
