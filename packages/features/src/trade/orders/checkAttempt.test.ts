import { SupplierError, TransportError, type OrderRow } from '@trade-portal/supplier-api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runExclusively } from '../../foundation/storage/exclusive.ts'
import { keepAfterSignOut, clearStored } from '../../foundation/storage/safeStorage.ts'
import { exampleAttempt as sent, exampleOrder as order, openAttempts } from '../../testing/exampleAttempt.ts'
import { exampleLine } from '../../testing/exampleLine.ts'
import { checkAttempt, unlockCart, type Unlocking } from './checkAttempt.ts'
import type { OrderReads } from './matchOrders.ts'
import { answerPossibleOrder } from './recordPlaced.ts'

const minutes = 60_000
beforeEach(() => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
})
afterEach(() => clearStored())

/** The line that was sent. By default each order in the list has this line. */
const sentLine = { lineNumber: '1', productId: 'P', name: 'P', quantity: 1, unit: 'EA', unitPrice: 100, price: 100 }

function arrange(orders: OrderRow[], changes: Partial<OrderReads> = {}, placed = [sentLine]) {
  const attempts = openAttempts()
  attempts.write(sent)
  const input: OrderReads = {
    orders: () => Promise.resolve(orders),
    readCart: () => Promise.resolve([exampleLine]),
    transaction: () => Promise.resolve({ lines: placed }),
    attempts,
    cartId: 'c1',
    ...changes,
  }
  return {
    attempts,
    check: () => checkAttempt(input),
    again: (answers: Omit<Unlocking, 'isWanted'> & Partial<Unlocking>) =>
      unlockCart(input, { isWanted: () => true, ...answers }),
  }
}

test.each([
  ['with the same job and reference', order],
  ['with other spaces and letter case', { ...order, reference: ' po-1 ' }],
])('an order that was placed %s is found', async (_how, row) => {
  const { attempts, check } = arrange([{ ...order, number: '7' }, row])
  expect(await check()).toBe('placed')
  expect(attempts.ofCart('c1')).toMatchObject({ state: 'done', number: '8' })
  expect(attempts.notices()).toMatchObject([{ number: '8', about: { kind: 'placed', isLate: false } }])
})

test('a similar order locks the cart until the user disowns it', async () => {
  const { attempts, check, again } = arrange([order], {}, [{ ...sentLine, productId: 'Q' }])
  expect(await check()).toBe('possible')
  expect(attempts.ofCart('c1')).toEqual(sent)
  const answers = { supplierDeniedOrder: true, now: sent.at + 10 * minutes }
  expect(await again(answers)).toBe('possible')
  for (const asked of attempts.notices()) answerPossibleOrder(attempts, asked, false)
  expect(await again(answers)).toBe('unlocked')
})

test('if the sent goods are unknown, the customer is asked', async () => {
  const { check } = arrange([order])
  clearStored(['tab', 'browser'], keepAfterSignOut('demo-sales'))
  expect(await check()).toBe('possible')
})

test.each([
  ['the order may still appear', 'notFound', {}],
  ['the cart is empty', 'cartEmpty', { readCart: () => Promise.resolve([]) }],
  ['the cart is unknown', 'cartEmpty', { readCart: () => Promise.reject(new SupplierError('field')) }],
])('the cart stays locked if %s', async (_why, result, changes) => {
  const others: OrderRow[] = [
    { ...order, number: '7' },
    { ...order, number: '9', type: 'Quote' },
  ]
  const { attempts, check } = arrange(others, changes)
  expect(await check()).toBe(result)
  expect(attempts.ofCart('c1')).toEqual(sent)
})

test('a check has no result while any order is being sent', async () => {
  const list = Promise.withResolvers<OrderRow[]>()
  const { attempts, check } = arrange([], { orders: () => list.promise })
  attempts.write({ ...sent, cartId: 'c2' })
  const begunBefore = check()
  await Promise.resolve()
  await runExclusively('order:c1', async () => {
    list.resolve([order])
    expect(await begunBefore).toBe('stillSending')
    expect(await check()).toBe('stillSending')
  })
  // An order of another cart could be mistaken for it.
  await runExclusively('order:c2', async () => expect(await check()).toBe('stillSending'))
  expect(attempts.ofCart('c1')).toEqual(sent)
  expect(await check()).toBe('placed')
})

test.each(['orders', 'readCart'] as const)('a check of an order changes nothing if %s fails', async (part) => {
  const { attempts, check } = arrange([], { [part]: () => Promise.reject(new TransportError('network')) })
  await expect(check()).rejects.toMatchObject({ kind: 'network' })
  expect(attempts.ofCart('c1')).toEqual(sent)
})

const now = sent.at + 10 * minutes
const listFails = { orders: () => Promise.reject(new TransportError('network')) }

test.each([
  ['before ten minutes', 'tooEarly', { supplierDeniedOrder: false, now: now - 1 }],
  ['if the customer waits', 'notWanted', { supplierDeniedOrder: true, now, isWanted: () => false }],
])('ordering again is refused %s', async (_when, result, answers) => {
  const { attempts, again } = arrange([])
  expect(await again(answers)).toBe(result)
  expect(attempts.ofCart('c1')).toEqual(sent)
})

test.each([
  ['after ten minutes', { supplierDeniedOrder: false, now }],
  ['after asking the supplier', { supplierDeniedOrder: true, now: sent.at + 1000 }],
])('ordering again %s unlocks the cart; the old record is kept', async (_when, answers) => {
  const { attempts, again } = arrange([])
  expect(await again(answers)).toBe('unlocked')
  expect(attempts.ofCart('c1')).toEqual({
    state: 'preparing',
    cartId: 'c1',
    chargeProduct: 'DEL',
    settled: sent.at,
  })
  expect(attempts.unknown('c1')).toEqual([{ ...sent, state: 'abandoned' }])
})

test('ordering again finds the first order if it has arrived', async () => {
  const { attempts, again } = arrange([order])
  expect(await again({ supplierDeniedOrder: true, now })).toBe('placed')
  expect(attempts.ofCart('c1')).toMatchObject({ state: 'done', number: '8' })
})

test('ordering again reads no list if the supplier denied the sale', async () => {
  const { attempts, again } = arrange([], listFails)
  await expect(again({ supplierDeniedOrder: false, now })).rejects.toMatchObject({ kind: 'network' })
  expect(attempts.ofCart('c1')).toEqual(sent)
  expect(await again({ supplierDeniedOrder: true, now })).toBe('unlocked')
})

test('ordering again waits while another tab sends the cart', async () => {
  const { again } = arrange([])
  await runExclusively('order:c1', async () => {
    expect(await again({ supplierDeniedOrder: true, now })).toBe('stillSending')
  })
})

test('F04 invalid stored attempts are ignored, valid ones read', () => {
  const { lines: _, ...withoutLines } = sent
  const stored = [{ ...withoutLines, cartId: 'c2' }, 'c3', sent].map((record) =>
    typeof record === 'string' ? record : { ...record, username: 'demo-admin' },
  )
  const storage = { getItem: () => JSON.stringify(stored), setItem: vi.fn(), removeItem: vi.fn() }
  vi.stubGlobal('window', { localStorage: storage, addEventListener: vi.fn() })
  expect(openAttempts().readAll()).toEqual([sent])
})
