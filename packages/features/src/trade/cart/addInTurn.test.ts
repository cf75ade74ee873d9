import { SupplierError, TransportError, type CartLine } from '@trade-portal/supplier-api'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ActionError } from '../../foundation/failures/failures.ts'
import { exampleLine } from '../../testing/exampleLine.ts'
import { addInTurn, addToCartMessages, withUnansweredProblem, type Addition } from './addInTurn.ts'
import type { CartEntry } from './queries.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const laterMs = 60_000
const later = () => vi.setSystemTime(Date.now() + laterMs)

/** How one call ends: `lost` before it reaches the supplier, `unanswered` after the supplier has performed it. */
type CallOutcome = 'added' | 'refused' | 'expired' | 'busy' | 'lost' | 'unanswered'

/** A draft, and a cart whose calls end as listed in `fates`, in that order. Any further calls end as `added`. */
function createScriptedCart(codes: readonly string[], fates: readonly CallOutcome[]) {
  const draft = new Map<string, Addition>(codes.map((code) => [code, { sent: null, problem: '' }]))
  let cart: CartLine[] = []
  let cartId = 'cart-1'
  const left = [...fates]
  const sent: string[] = []
  const perform = ({ productId, unit, quantity: more }: CartEntry) => {
    const found = cart.find((line) => line.productId === productId)
    cart = [
      ...cart.filter((line) => line !== found),
      { ...exampleLine, productId, unit, quantity: (found?.quantity ?? 0) + more },
    ]
  }
  const unanswered = () => new ActionError('…', { cause: new TransportError('network') })
  return {
    run: () =>
      addInTurn({
        ready: [...draft.keys()].map((id) => ({ id, entry: { productId: id, unit: 'EA', quantity: 2 } })),
        records: {
          find: (id) => draft.get(id),
          update: (id, changed) => draft.set(id, changed).has(id),
          remove: (id) => void draft.delete(id),
        },
        readCart: () => Promise.resolve({ cartId, lines: cart }),
        add: async (entry) => {
          sent.push(entry.productId)
          const fate = left.shift() ?? 'added'
          if (fate === 'refused') throw new SupplierError('field', [{ field: 'productID', msg: 'Not sold to you' }])
          if (fate === 'expired') throw new SupplierError('session-expired')
          if (fate === 'busy') throw new TransportError('busy')
          if (fate !== 'lost') perform(entry)
          if (fate !== 'added') throw unanswered()
          return await Promise.resolve(cartId)
        },
      }),
    draft: () => [...draft].map(([code, addition]) => ({ code, ...addition })),
    quantities: () => Object.fromEntries(cart.map((line) => [line.productId, line.quantity])),
    sent,
    perform,
    replaceCart: () => {
      cart = []
      cartId = 'cart-2'
    },
  }
}

test('a refused line stays with its reason; the others are added', async () => {
  const stage = createScriptedCart(['A', 'B', 'C'], ['added', 'refused'])
  expect(await stage.run()).toMatchObject({ added: 2 })
  expect(stage.draft()).toMatchObject([{ code: 'B', problem: 'Not sold to you', sent: null }])
})

test.each(['lost', 'busy', 'expired'] as const)('after a call that is %s no further line is sent', async (fate) => {
  const stage = createScriptedCart(['A', 'B', 'C'], ['added', fate])
  expect(await stage.run()).toMatchObject({ added: 1 })
  expect(stage.sent).toEqual(['A', 'B'])
  expect(stage.draft().map(({ code }) => code)).toEqual(['B', 'C'])
})

test('a line that arrived by an unanswered call is not added again', async () => {
  const stage = createScriptedCart(['A', 'B'], ['unanswered'])
  await stage.run()
  expect(stage.draft()[0]).toMatchObject({ code: 'A', problem: addToCartMessages.unknown })
  expect(await stage.run()).toMatchObject({ added: 2 })
  expect(stage.sent).toEqual(['A', 'B'])
  expect(stage.quantities()).toEqual({ A: 2, B: 2 })
})

test('an unanswered line is not resent for half a minute', async () => {
  const stage = createScriptedCart(['A', 'B'], ['lost'])
  await stage.run()
  expect(await stage.run()).toMatchObject({ added: 1 })
  expect(stage.draft()).toMatchObject([{ code: 'A', problem: addToCartMessages.early }])
  // The first call seemed to be lost, but reaches the cart at this point.
  stage.perform({ productId: 'A', unit: 'EA', quantity: 2 })
  later()
  await stage.run()
  expect(stage.draft()).toEqual([])
  expect(stage.quantities()).toEqual({ A: 2, B: 2 })
})

test('a line sent without an answer is never added to another cart', async () => {
  const stage = createScriptedCart(['A'], ['unanswered'])
  await stage.run()
  stage.replaceCart()
  later()
  expect(await stage.run()).toMatchObject({ added: 0 })
  expect(stage.draft()).toMatchObject([{ problem: addToCartMessages.otherCart }])
})

test('a line that the browser has added twice is reported', async () => {
  const stage = createScriptedCart(['A', 'B'], [])
  stage.perform({ productId: 'A', unit: 'EA', quantity: 2 })
  const running = stage.run()
  stage.perform({ productId: 'A', unit: 'EA', quantity: 2 })
  expect(await running).toEqual({ added: 2, surplus: ['A'] })
})

test('B33 however calls end, each line reaches the cart exactly once', async () => {
  const fate = fc.constantFrom<CallOutcome>('added', 'refused', 'expired', 'busy', 'lost', 'unanswered')
  await fc.assert(
    fc.asyncProperty(fc.array(fate, { maxLength: 40 }), fc.integer({ min: 1, max: 12 }), async (fates, count) => {
      const codes = Array.from({ length: count }, (_, index) => `P${index}`)
      const stage = createScriptedCart(codes, fates)
      for (let press = 0; press < 60 && stage.draft().length > 0; press += 1) {
        await stage.run()
        later()
      }
      expect(stage.draft()).toEqual([])
      expect(stage.quantities()).toEqual(Object.fromEntries(codes.map((code) => [code, 2])))
    }),
    { numRuns: 100 },
  )
})

test('after a reload, a line being sent is marked as unanswered', () => {
  const sent = { cartId: 'cart-1', held: 0, quantity: 2, at: 0 }
  expect(withUnansweredProblem({ sent, problem: '' }, false)).toEqual({ sent, problem: addToCartMessages.unknown })
  for (const addition of [
    { sent: null, problem: '' },
    { sent, problem: addToCartMessages.early },
  ])
    expect(withUnansweredProblem(addition, false)).toBe(addition)
  const onItsWay = { sent, problem: '' }
  expect(withUnansweredProblem(onItsWay, true)).toBe(onItsWay)
})
