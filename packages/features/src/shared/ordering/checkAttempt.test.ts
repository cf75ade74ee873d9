import type { CartLine, OrderRow } from '@trade-portal/supplier-api'
import { SupplierError, TransportError } from '@trade-portal/supplier-api'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearStored } from '../storage/safeStorage.ts'
import { checkAttempt, type CheckAttemptInput } from './checkAttempt.ts'
import { createOrderAttempts, type SentAttempt } from '../cart/orderAttempts.ts'
import { runExclusively } from '../locks/exclusive.ts'

const minutes = 60_000
const line: CartLine = {
  lineId: '1',
  productId: 'P',
  name: 'P',
  unit: 'EA',
  image: '',
  quantity: 1,
  unitPrice: 100,
  unitGst: 10,
  isTally: false,
}
const sent: SentAttempt = {
  state: 'sent',
  cartId: 'c1',
  chargeProduct: 'DEL',
  type: 'Order',
  reference: 'PO-1',
  jobName: 'Lot 12',
  total: 110,
  at: 10 * minutes,
  lookAlikes: ['7-0'],
}
const order: OrderRow = {
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

beforeEach(() => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
})
afterEach(() => {
  clearStored()
  vi.unstubAllGlobals()
})

function arrange(orders: OrderRow[], changes: Partial<CheckAttemptInput> = {}) {
  const attempts = createOrderAttempts()
  attempts.write(sent)
  const input: CheckAttemptInput = {
    orders: () => Promise.resolve(orders),
    readCart: () => Promise.resolve([line]),
    attempts,
    cartId: 'c1',
    now: 12 * minutes,
    ...changes,
  }
  return { attempts, check: () => checkAttempt(input) }
}

describe('B05 an order that was placed is found', () => {
  test.each([
    ['by job and reference', order],
    ['though tax changed its amount', { ...order, amount: 121 }],
    ['though the server cut its texts short', { ...order, reference: 'PO', jobName: 'Lot' }],
    ['whatever the spaces', { ...order, reference: ' po-1 ' }],
  ])('%s', async (_how, row) => {
    const { attempts, check } = arrange([{ ...order, number: '7' }, row])
    expect(await check()).toBe('placed')
    expect(attempts.ofCart('c1')).toMatchObject({ state: 'done', number: '8' })
  })
})

describe('an order that was not placed', () => {
  test('B04 frees the cart when the list lacks it, the cart is full and time has gone by', async () => {
    const { attempts, check } = arrange([
      { ...order, number: '7' },
      { ...order, number: '9', type: 'Quote' },
    ])
    expect(await check()).toBe('notPlaced')
    expect(attempts.ofCart('c1')).toEqual({ state: 'preparing', cartId: 'c1', chargeProduct: 'DEL' })
  })

  test.each([
    ['it may yet come', 'tooEarly', { now: sent.at + 1000 }],
    ['the cart is empty', 'unclear', { readCart: () => Promise.resolve([]) }],
    [
      'the supplier knows the cart no longer',
      'unclear',
      { readCart: () => Promise.reject(new SupplierError('field')) },
    ],
  ])('is not concluded while %s', async (_why, result, changes) => {
    const { attempts, check } = arrange([], changes)
    expect(await check()).toBe(result)
    expect(attempts.ofCart('c1')).toEqual(sent)
  })

  test('is not concluded while it is still being sent', async () => {
    const { attempts, check } = arrange([])
    await runExclusively('order:c1', async () => {
      expect(await check()).toBe('stillSending')
    })
    expect(attempts.ofCart('c1')).toEqual(sent)
  })

  test.each(['orders', 'readCart'] as const)('is not concluded when %s cannot be read', async (part) => {
    const { attempts, check } = arrange([], { [part]: () => Promise.reject(new TransportError('network')) })
    await expect(check()).rejects.toMatchObject({ kind: 'network' })
    expect(attempts.ofCart('c1')).toEqual(sent)
  })
})

test('F04 one mark that cannot be read does not cost the others', () => {
  const entries = [{ state: 'sent', cartId: 'old' }, sent]
  const storage = { getItem: () => JSON.stringify(entries), setItem: vi.fn(), removeItem: vi.fn() }
  vi.stubGlobal('window', { localStorage: storage, addEventListener: vi.fn() })
  expect(createOrderAttempts().ofCart('c1')).toEqual(sent)
})
