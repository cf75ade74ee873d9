import { TransportError } from '@trade-portal/supplier-api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleOrder } from '../../testing/exampleAttempt.ts'
import { createOrderAttempts } from '../cart/orderAttempts.ts'
import { clearStored } from '../../foundation/storage/safeStorage.ts'
import { compareOrdered, type CompareOrderedInput } from './compareOrdered.ts'

vi.mock('../../foundation/failures/toasts.ts', () => ({ toasts: { messages: { keep: vi.fn() } } }))

beforeEach(() => vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() }))
afterEach(() => clearStored())

const sent = [
  { productId: 'A', quantity: 2 },
  { productId: 'B', quantity: 1 },
  { productId: 'A', quantity: 0.1 },
]

/** @param placed products and quantities, such as `A 2, B 1` */
async function differences(placed: string, changes: Partial<CompareOrderedInput> = {}) {
  const attempts = createOrderAttempts('demo-admin')
  attempts.write({ state: 'done', cartId: 'c1', type: 'Order', number: '8', lines: sent })
  const row = { lineNumber: '1', unit: 'EA', name: '', unitPrice: 1, price: 1 }
  const lines = Array.from(placed.matchAll(/(\w+) ([\d.]+)/g), ([, productId = '', quantity]) => ({
    ...row,
    productId,
    quantity: Number(quantity),
  }))
  await compareOrdered({
    orders: () => Promise.resolve([exampleOrder]),
    transaction: () => Promise.resolve({ lines }),
    attempts,
    cartId: 'c1',
    ...changes,
  })
  return attempts.news().flatMap(({ about }) => (about.kind === 'differs' ? about.differences : []))
}

test.each([
  ['the same lines', 'A 2.1, B 1', []],
  ['the same products in other lines', 'B 1, A 2, A 0.1', []],
  ['another quantity', 'A 3, B 1', ['A: 3 in place of 2.1.']],
  ['a product more', 'A 2.1, B 1, C 4', ['C was added, 4.']],
  ['a product less', 'A 2.1', ['B is missing.']],
  ['no lines', '', []],
  ['other names for all products', 'X 2.1, Y 1', []],
])('B19 a placed order with %s is compared with what was sent', async (_what, placed, expected) => {
  expect(await differences(placed)).toEqual(expected)
})

test('many differences are counted', async () => {
  const added = Array.from({ length: 5 }, (_, index) => `C${index} was added, 1.`)
  expect(await differences('A 2.1, B 1, C0 1, C1 1, C2 1, C3 1, C4 1, C5 1, C6 1, C7 1')).toEqual([
    ...added,
    'And 3 more.',
  ])
})

test.each(['orders', 'transaction'] as const)('B10 a failure of %s tells nothing', async (part) => {
  const fails = { [part]: () => Promise.reject(new TransportError('network')) }
  expect(await differences('A 9', fails)).toEqual([])
})
