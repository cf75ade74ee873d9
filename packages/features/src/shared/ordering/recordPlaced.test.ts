import type { OrderRow } from '@trade-portal/supplier-api'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { exampleAttempt as sent, exampleOrder as order } from '../../testing/exampleAttempt.ts'
import { createOrderAttempts } from '../cart/orderAttempts.ts'
import type { GivenUpAttempt, OrderRecord } from '../cart/orderRecords.ts'
import { clearStored } from '../storage/safeStorage.ts'
import { recordPlaced } from './recordPlaced.ts'

const keep = vi.hoisted(() => vi.fn())
vi.mock('../notices/toasts.ts', () => ({ toasts: { messages: { keep } } }))

beforeEach(() => {
  keep.mockClear()
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
})
afterEach(() => {
  clearStored()
  vi.unstubAllGlobals()
})

const first: GivenUpAttempt = { ...sent, state: 'givenUp' }
const preparing: OrderRecord = { state: 'preparing', cartId: 'c1', chargeProduct: '' }
const done = (number: string | null): OrderRecord => ({ state: 'done', cartId: 'c1', type: 'Order', number, lines: [] })
const numbered = (...numbers: string[]): OrderRow[] => numbers.map((number) => ({ ...order, number }))

function record(records: OrderRecord[], orders: OrderRow[]) {
  const attempts = createOrderAttempts()
  for (const entry of records) attempts.write(entry)
  const isPlaced = recordPlaced(attempts, 'c1', orders)
  return { attempts, isPlaced, current: attempts.ofCart('c1'), news: attempts.news() }
}

describe('B05 an order that was given up', () => {
  test('is told when it arrives before the cart is ordered again, and locks the cart', () => {
    const { isPlaced, current, news } = record([first, preparing], numbered('8'))
    expect(isPlaced).toBe(true)
    expect(current).toMatchObject({ state: 'done', number: '8', lines: sent.lines })
    expect(news).toMatchObject([{ number: '8', about: { kind: 'placed', isLate: true } }])
    expect(keep).toHaveBeenCalledExactlyOnceWith('success', expect.stringContaining('Order 8 was placed after all.'))
  })

  test('is told with both numbers when the cart has been ordered again, once', () => {
    const { attempts, news } = record([first, done('9')], numbered('9', '8'))
    expect(news).toMatchObject([{ number: '8', about: { kind: 'twice', other: '9' } }])
    expect(keep).toHaveBeenCalledExactlyOnceWith('error', expect.stringMatching(/ordered twice: 9 and 8\./))
    recordPlaced(attempts, 'c1', numbered('9', '8'))
    expect(attempts.news()).toHaveLength(1)
    expect(keep).toHaveBeenCalledOnce()
  })

  test('is not mistaken for the second order when that has no number', () => {
    const one = record([first, done(null)], numbered('9'))
    expect(one.current).toMatchObject({ state: 'done', number: '9' })
    expect(one.news).toEqual([])
    recordPlaced(one.attempts, 'c1', numbered('9', '8'))
    expect(one.attempts.news()).toMatchObject([{ about: { kind: 'twice' } }])
  })

  test('is told when both orders have an unknown outcome', () => {
    const second: OrderRecord = { ...sent, at: sent.at + 1 }
    const one = record([first, second], numbered('8'))
    expect(one.current).toMatchObject({ state: 'done', number: '8' })
    // Which of the two arrived is not known, so both are still looked for.
    expect(one.attempts.open('c1')).toHaveLength(2)
    recordPlaced(one.attempts, 'c1', numbered('9', '8'))
    expect(one.attempts.news()).toMatchObject([
      { number: '9', about: { kind: 'twice', other: '8' } },
      { number: '8', about: { kind: 'placed' } },
    ])
  })

  test('is not mistaken for the order of another cart, nor for one that existed before', () => {
    const another: OrderRecord = { state: 'done', cartId: 'c2', type: 'Order', number: '9', lines: [] }
    const { isPlaced, news } = record([first, preparing, another], numbered('9', '7'))
    expect(isPlaced).toBe(false)
    expect(news).toEqual([])
  })
})

test('without an attempt of unknown outcome no order is taken for one', () => {
  expect(record([preparing], numbered('8'))).toMatchObject({ isPlaced: false, news: [] })
  expect(record([done('9')], numbered('9', '8'))).toMatchObject({ isPlaced: true, news: [] })
})
