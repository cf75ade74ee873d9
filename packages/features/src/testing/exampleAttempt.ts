import type { OrderRow } from '@trade-portal/supplier-api'
import { orderAttempts, type OrderAttempts } from '../trade/orders/orderAttempts.ts'
import type { OrderRecord, SentAttempt } from '../trade/orders/orderRecords.ts'

/** An example of an order that was sent but not answered, for tests. */
export const exampleAttempt: SentAttempt = {
  state: 'sent',
  cartId: 'c1',
  chargeProduct: 'DEL',
  type: 'Order',
  reference: 'PO-1',
  jobName: 'Lot 12',
  total: 110,
  at: 600_000,
  similarOrders: ['7-0'],
  lines: [{ productId: 'P', quantity: 1 }],
}

/** The order that results from `exampleAttempt`, as a row of the supplier's list. */
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

const open = (username = 'demo-admin') => orderAttempts.open({ username, rememberMe: false })

/** Opens the order attempts of a user, as another tab would. */
export function openAttempts(username?: string): OrderAttempts {
  return open(username).value
}

export function storedAttempts(): OrderAttempts {
  const { value, close } = open()
  close()
  return value
}

/** Stores order records of the usual test user, as an earlier page or another tab would. */
export function storeAttempts(...records: readonly OrderRecord[]): void {
  const { value, close } = open()
  for (const record of records) value.write(record)
  close()
}
