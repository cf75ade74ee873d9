import { SupplierError, TransportError, type OrderRow } from '@trade-portal/supplier-api'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { exampleAttempt as sent, exampleOrder as order, openAttempts } from '../../testing/exampleAttempt.ts'
import { exampleLine } from '../../testing/exampleLine.ts'
import { runExclusively } from '../../foundation/storage/exclusive.ts'
import { keepForOthers } from '../../foundation/session/lastingValues.ts'
import { clearStored } from '../../foundation/storage/safeStorage.ts'
import { answerPossibleOrder } from './recordPlaced.ts'
import { checkAttempt, orderAgain, type CheckAttemptInput, type OrderAgainInput } from './checkAttempt.ts'

vi.mock('../../foundation/failures/toasts.ts', () => ({ toasts: { messages: { keep: vi.fn() } } }))

const minutes = 60_000
beforeEach(() => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
})
afterEach(() => clearStored())

/** The line that was sent. By default each order in the list has this line. */
const sentLine = { lineNumber: '1', productId: 'P', name: 'P', quantity: 1, unit: 'EA', unitPrice: 100, price: 100 }

function arrange(orders: OrderRow[], changes: Partial<CheckAttemptInput> = {}, placed = [sentLine]) {
  const attempts = openAttempts()
  attempts.write(sent)
  const input: CheckAttemptInput = {
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
    again: (
      answers: Pick<OrderAgainInput, 'supplierDeniedOrder' | 'now'> & Partial<Pick<OrderAgainInput, 'isWanted'>>,
    ) => orderAgain({ ...input, isWanted: () => true, ...answers }),
  }
}

describe('B05 a check finds a placed order', () => {
  test.each([
    ['with the same job and reference', order],
    ['with other spaces and letter case', { ...order, reference: ' po-1 ' }],
  ])('a placed order %s is found', async (_how, row) => {
    const { attempts, check } = arrange([{ ...order, number: '7' }, row])
    expect(await check()).toBe('placed')
    expect(attempts.ofCart('c1')).toMatchObject({ state: 'done', number: '8' })
    expect(attempts.notices()).toMatchObject([{ number: '8', about: { kind: 'placed', isLate: false } }])
  })
})

describe('B05 an order with other goods', () => {
  const other = [{ ...sentLine, productId: 'Q' }]

  test('is asked about by a check', async () => {
    const { attempts, check } = arrange([order], {}, other)
    expect(await check()).toBe('possible')
    expect(attempts.ofCart('c1')).toEqual(sent)
  })

  test('keeps the cart locked until the customer has said that it is another one', async () => {
    const { attempts, again } = arrange([order], {}, other)
    const answers = { supplierDeniedOrder: true, now: sent.at + 10 * minutes }
    expect(await again(answers)).toBe('possible')
    for (const asked of attempts.notices()) answerPossibleOrder(attempts, asked, false)
    expect(await again(answers)).toBe('unlocked')
  })
})

test('P04 B05 an attempt without its goods, because another user has signed out, is only asked about', async () => {
  const { check } = arrange([order])
  clearStored(['tab', 'browser'], keepForOthers('demo-sales'))
  expect(await check()).toBe('possible')
})

describe('B04 not found is no proof', () => {
  test.each([
    ['it may still appear', 'notFound', {}],
    ['the cart is empty', 'cartEmpty', { readCart: () => Promise.resolve([]) }],
    [
      'the supplier no longer knows the cart',
      'cartEmpty',
      { readCart: () => Promise.reject(new SupplierError('field')) },
    ],
  ])('the cart stays locked when the order is not listed and %s', async (_why, result, changes) => {
    const { attempts, check } = arrange(
      [
        { ...order, number: '7' },
        { ...order, number: '9', type: 'Quote' },
      ],
      changes,
    )
    expect(await check()).toBe(result)
    expect(attempts.ofCart('c1')).toEqual(sent)
  })

  test('a check concludes nothing while the order is being sent', async () => {
    const { attempts, check } = arrange([order])
    await runExclusively('order:c1', async () => {
      expect(await check()).toBe('stillSending')
    })
    expect(attempts.ofCart('c1')).toEqual(sent)
  })

  test('a check concludes nothing from a list that was read before another order began', async () => {
    const list = Promise.withResolvers<OrderRow[]>()
    const { check } = arrange([], { orders: () => list.promise })
    const result = check()
    await Promise.resolve()
    await runExclusively('order:c1', async () => {
      list.resolve([order])
      expect(await result).toBe('stillSending')
    })
  })

  test('an order of another cart that is being sent is not taken for it', async () => {
    const { attempts, check } = arrange([order])
    attempts.write({ ...sent, cartId: 'c2' })
    await runExclusively('order:c2', async () => {
      expect(await check()).toBe('stillSending')
    })
    expect(attempts.ofCart('c1')).toEqual(sent)
    expect(await check()).toBe('placed')
  })

  test.each(['orders', 'readCart'] as const)('a check concludes nothing when %s fails', async (part) => {
    const { attempts, check } = arrange([], { [part]: () => Promise.reject(new TransportError('network')) })
    await expect(check()).rejects.toMatchObject({ kind: 'network' })
    expect(attempts.ofCart('c1')).toEqual(sent)
  })
})

describe('B04 ordering again is the decision of the customer', () => {
  const now = sent.at + 10 * minutes
  const listFails = { orders: () => Promise.reject(new TransportError('network')) }

  test('it is refused before ten minutes have passed', async () => {
    const { attempts, again } = arrange([])
    expect(await again({ supplierDeniedOrder: false, now: now - 1 })).toBe('tooEarly')
    expect(attempts.ofCart('c1')).toEqual(sent)
  })

  test.each([
    ['after ten minutes', { supplierDeniedOrder: false, now }],
    ['after asking the supplier', { supplierDeniedOrder: true, now: sent.at + 1000 }],
  ])('%s the cart is unlocked, and the first attempt is kept', async (_when, answers) => {
    const { attempts, again } = arrange([])
    expect(await again(answers)).toBe('unlocked')
    expect(attempts.ofCart('c1')).toEqual({
      state: 'preparing',
      cartId: 'c1',
      chargeProduct: 'DEL',
      settled: sent.at,
    })
    expect(attempts.open('c1')).toEqual([{ ...sent, state: 'abandoned' }])
  })

  test('an order that is found by then stays placed', async () => {
    const { attempts, again } = arrange([order])
    expect(await again({ supplierDeniedOrder: true, now })).toBe('placed')
    expect(attempts.ofCart('c1')).toMatchObject({ state: 'done', number: '8' })
  })

  test('without the list it is refused, unless the supplier was asked', async () => {
    const { attempts, again } = arrange([], listFails)
    await expect(again({ supplierDeniedOrder: false, now })).rejects.toMatchObject({ kind: 'network' })
    expect(attempts.ofCart('c1')).toEqual(sent)
    expect(await again({ supplierDeniedOrder: true, now })).toBe('unlocked')
  })

  test('a customer who chooses to wait meanwhile keeps the cart locked', async () => {
    const { attempts, again } = arrange([])
    expect(await again({ supplierDeniedOrder: true, now, isWanted: () => false })).toBe('notWanted')
    expect(attempts.ofCart('c1')).toEqual(sent)
  })

  test('it waits while another tab sends the cart', async () => {
    const { again } = arrange([])
    await runExclusively('order:c1', async () => {
      expect(await again({ supplierDeniedOrder: true, now })).toBe('stillSending')
    })
  })
})

test('F04 one invalid stored attempt does not discard the others, and one of an earlier version is read', () => {
  const { lines: _, ...earlier } = sent
  const username = 'demo-admin'
  const storage = {
    getItem: () =>
      JSON.stringify([
        { state: 'sent', cartId: 'old', username },
        { ...earlier, username },
      ]),
    setItem: vi.fn(),
    removeItem: vi.fn(),
  }
  vi.stubGlobal('window', { localStorage: storage, addEventListener: vi.fn() })
  expect(openAttempts().ofCart('c1')).toEqual({ ...sent, lines: [] })
})
