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

describe('B05 a check finds a placed order', () => {
  test.each([
    ['with the same job and reference', order],
    ['with an amount changed by tax', { ...order, amount: 121 }],
    ['with texts truncated by the server', { ...order, reference: 'PO', jobName: 'Lot' }],
    ['with other spaces and letter case', { ...order, reference: ' po-1 ' }],
  ])('a placed order %s is found', async (_how, row) => {
    const { attempts, check } = arrange([{ ...order, number: '7' }, row])
    expect(await check()).toBe('placed')
    expect(attempts.ofCart('c1')).toMatchObject({ state: 'done', number: '8' })
  })
})

describe('a check of an order that was not placed', () => {
  test('B04 a check frees the cart if the order is not listed, the cart has lines and time has passed', async () => {
    const { attempts, check } = arrange([
      { ...order, number: '7' },
      { ...order, number: '9', type: 'Quote' },
    ])
    expect(await check()).toBe('notPlaced')
    expect(attempts.ofCart('c1')).toEqual({ state: 'preparing', cartId: 'c1', chargeProduct: 'DEL' })
  })

  test.each([
    ['it may still appear', 'tooEarly', { now: sent.at + 1000 }],
    ['the cart is empty', 'unclear', { readCart: () => Promise.resolve([]) }],
    [
      'the supplier no longer knows the cart',
      'unclear',
      { readCart: () => Promise.reject(new SupplierError('field')) },
    ],
  ])('a check does not conclude that an order was not placed while %s', async (_why, result, changes) => {
    const { attempts, check } = arrange([], changes)
    expect(await check()).toBe(result)
    expect(attempts.ofCart('c1')).toEqual(sent)
  })

  test('a check does not conclude that an order was not placed while it is being sent', async () => {
    const { attempts, check } = arrange([])
    await runExclusively('order:c1', async () => {
      expect(await check()).toBe('stillSending')
    })
    expect(attempts.ofCart('c1')).toEqual(sent)
  })

  test.each(['orders', 'readCart'] as const)(
    'a check does not conclude that an order was not placed when %s fails',
    async (part) => {
      const { attempts, check } = arrange([], { [part]: () => Promise.reject(new TransportError('network')) })
      await expect(check()).rejects.toMatchObject({ kind: 'network' })
      expect(attempts.ofCart('c1')).toEqual(sent)
    },
  )
})

test('F04 one invalid stored attempt does not discard the others', () => {
  const entries = [{ state: 'sent', cartId: 'old' }, sent]
  const storage = { getItem: () => JSON.stringify(entries), setItem: vi.fn(), removeItem: vi.fn() }
  vi.stubGlobal('window', { localStorage: storage, addEventListener: vi.fn() })
  expect(createOrderAttempts().ofCart('c1')).toEqual(sent)
})
