import { beforeEach, expect, test, vi } from 'vitest'
import { openSession } from '../../testing/openSession.ts'
import { orderAttempts } from './orderAttempts.ts'
import { findPlacedOrder, placedOrders, sentLengths } from './placedOrders.ts'

beforeEach(() => vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() }))

const pine = { productId: 'TM1', name: 'Pine', quantity: 6, unit: 'LM' }
const order = {
  cartId: 'c1',
  branch: 'Parramatta',
  goods: [
    { ...pine, lengths: '2 × 3 m' },
    { ...pine, lengths: '3 × 2 m' },
  ],
  jobName: 'Lot 12',
  despatch: 'Pickup, Parramatta',
  requiredDate: '2026-12-01',
  total: null,
}

test('the details of a placed order outlive a reload', () => {
  const session = openSession()
  placedOrders.of(session).write(order)
  expect(findPlacedOrder(session, '481300')).toBeUndefined()
  orderAttempts.of(session).write({ state: 'done', cartId: 'c1', type: 'Order', number: '481300', lines: [] })

  const reloaded = openSession()
  expect(findPlacedOrder(reloaded, '481300')).toMatchObject(order)
  const line = { ...pine, lineNumber: '1', unitPrice: null, price: null }
  const lines = [line, { ...line, productId: 'DELIVERY' }, line, line, { ...line, quantity: 5 }]
  expect(sentLengths(reloaded, { number: '481300', suffix: '0', lines })).toEqual(['2 × 3 m', '', '3 × 2 m', '', ''])
  expect(sentLengths(reloaded, { number: '481300', suffix: '1', lines: [line] })).toEqual([''])
})
