import { fixedNow, worlds } from '@trade-portal/mocks'
import { SupplierError, TransportError, type CartLine } from '@trade-portal/supplier-api'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ActionError } from '../../foundation/failures/failures.ts'
import { connectionFaults, seeded, trials, openSupplier } from '../../testing/openSupplier.ts'
import { exampleLine } from '../../testing/exampleLine.ts'
import { addInTurn, addToCartMessages, withUnansweredProblem, type Attempt } from './addInTurn.ts'
import type { CartEntry } from './queries.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const laterMs = 60_000
const later = () => vi.setSystemTime(Date.now() + laterMs)

/** Records of lines that are not in the cart yet, by their ids. */
function createRecords(ids: readonly string[]) {
  const left = new Map<string, Attempt>(ids.map((id) => [id, { sent: null, problem: '' }]))
  const records = {
    find: (id: string) => left.get(id),
    update: (id: string, changed: Attempt) => {
      left.set(id, changed)
      return true
    },
    remove: (id: string) => void left.delete(id),
  }
  return { left, records }
}

/** How one call ends: `lost` before it reaches the supplier, `unanswered` after the supplier has performed it. */
type CallOutcome = 'added' | 'refused' | 'lost' | 'unanswered' | 'busy'

/** A draft, and a cart whose calls end as listed in `fates`, in that order. Any further calls end as `added`. */
function createScriptedCart(codes: readonly string[], fates: readonly CallOutcome[]) {
  const { left: draft, records } = createRecords(codes)
  let cart: CartLine[] = []
  let cartId = 'cart-1'
  const left = [...fates]
  const sent: string[] = []
  const perform = ({ productId, unit, quantity: more }: CartEntry) => {
    const held = cart.find((line) => line.productId === productId)
    cart = [
      ...cart.filter((line) => line !== held),
      { ...exampleLine, productId, unit, quantity: (held?.quantity ?? 0) + more },
    ]
  }
  const unanswered = () => new ActionError('…', { cause: new TransportError('network') })
  return {
    run: () =>
      addInTurn({
        ready: [...draft.keys()].map((id) => ({ id, entry: { productId: id, unit: 'EA', quantity: 2 } })),
        records,
        readCart: () => Promise.resolve({ cartId, lines: cart }),
        add: async (entry) => {
          sent.push(entry.productId)
          const fate = left.shift() ?? 'added'
          if (fate === 'refused') throw new SupplierError('field', [{ field: 'productID', msg: 'Not sold to you' }])
          if (fate === 'busy') throw new TransportError('busy')
          if (fate !== 'lost') perform(entry)
          if (fate !== 'added') throw unanswered()
          return await Promise.resolve(cartId)
        },
      }),
    draft: () => [...draft].map(([code, attempt]) => ({ code, ...attempt })),
    quantities: () => Object.fromEntries(cart.map((line) => [line.productId, line.quantity])),
    sent,
    perform,
    replaceCart: () => {
      cart = []
      cartId = 'cart-2'
    },
  }
}

test('a refused line stays with its reason, and the others are added', async () => {
  const stage = createScriptedCart(['A', 'B', 'C'], ['added', 'refused'])
  expect(await stage.run()).toMatchObject({ added: 2 })
  expect(stage.draft()).toMatchObject([{ code: 'B', problem: 'Not sold to you', sent: null }])
})

test.each(['lost', 'busy'] as const)(
  'if the line drops (%s), nothing more is sent, and all is added later',
  async (fate) => {
    const stage = createScriptedCart(['A', 'B', 'C'], ['added', fate])
    expect(await stage.run()).toMatchObject({ added: 1 })
    expect(stage.sent).toEqual(['A', 'B'])
    expect(stage.draft().map(({ code }) => code)).toEqual(['B', 'C'])
    later()
    await stage.run()
    expect(stage.quantities()).toEqual({ A: 2, B: 2, C: 2 })
  },
)

test('a line that was added without an answer is not added again', async () => {
  const stage = createScriptedCart(['A', 'B'], ['unanswered'])
  await stage.run()
  expect(stage.draft()[0]).toMatchObject({ code: 'A', problem: addToCartMessages.unknown })
  expect(await stage.run()).toMatchObject({ added: 2 })
  expect(stage.sent).toEqual(['A', 'B'])
  expect(stage.quantities()).toEqual({ A: 2, B: 2 })
})

test('a line without an answer that is not in the cart waits half a minute', async () => {
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

test('a line without an answer is never added to another cart', async () => {
  const stage = createScriptedCart(['A'], ['unanswered'])
  await stage.run()
  stage.replaceCart()
  later()
  expect(await stage.run()).toMatchObject({ added: 0 })
  expect(stage.draft()).toMatchObject([{ problem: addToCartMessages.otherCart }])
})

test('a call that the browser has sent twice is reported', async () => {
  const stage = createScriptedCart(['A', 'B'], [])
  stage.perform({ productId: 'A', unit: 'EA', quantity: 2 })
  const running = stage.run()
  stage.perform({ productId: 'A', unit: 'EA', quantity: 2 })
  expect(await running).toEqual({ added: 2, surplus: ['A'] })
})

test('whatever becomes of the calls, each line is in the cart once or in the draft', async () => {
  const fate = fc.constantFrom<CallOutcome>('added', 'refused', 'lost', 'unanswered', 'busy')
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

const entries: readonly CartEntry[] = worlds
  .typical(fixedNow)
  .products.filter(({ isHidden, isTally }) => !isHidden && !isTally)
  .slice(0, 40)
  .map(({ id, units }, index) => ({ productId: id, unit: units[0].name, quantity: 1 + (index % 9) }))

/** Opens a cart at a simulated supplier. The cart already holds three of the first product. */
function atSupplier() {
  const { simulator, api } = openSupplier()
  const [first] = entries
  if (!first) throw new Error('no products')
  const cartId = simulator.openCart('demo-admin', [{ productId: first.productId, quantity: 3 }])
  const { left, records } = createRecords(entries.map(({ productId }) => productId))
  return {
    simulator,
    left,
    press: () =>
      addInTurn({
        ready: entries.flatMap((entry) => (left.has(entry.productId) ? [{ id: entry.productId, entry }] : [])),
        records,
        readCart: async () => ({ cartId, lines: await api.getCartContents({ sessionID: cartId }) }),
        add: async ({ productId, unit, quantity }) => {
          await api.addCartProduct({ sessionID: cartId, productID: productId, UOM: unit, quoteQty: quantity })
          return cartId
        },
      }),
    inCart: () =>
      simulator
        .ledger()
        .cartLines.filter((line) => line.cartId === cartId)
        .map(({ productId, quantity }) => ({ productId, quantity })),
    calls: () => simulator.ledger().requests.filter(({ name }) => name === 'addCartProduct').length,
  }
}

const all = entries.map(({ productId, quantity }, index) => ({ productId, quantity: quantity + (index === 0 ? 3 : 0) }))

test.each(trials)('B33 40 lines are added once each, however often the line drops, trial %d', async (seed) => {
  const next = seeded(seed)
  const { simulator, press, left, inCart } = atSupplier()
  const dropped = () => ({
    fault: connectionFaults[next(connectionFaults.length)] ?? 'network-failure',
    after: next(30),
    times: 1 + next(3),
  })
  for (let presses = 0; left.size > 0 && presses < 12; presses += 1) {
    // Calls that read the cart fail too, not only calls that add a line.
    if (presses < 10) simulator.setFaults({ addCartProduct: dropped(), getCartContents: { ...dropped(), after: 1 } })
    else simulator.setFaults({})
    await press().catch(() => undefined)
    later()
  }
  expect([...left]).toEqual([])
  expect(inCart()).toEqual(all)
})

test('B33 after an expired session nothing more is sent', async () => {
  const { press, calls, left, simulator } = atSupplier()
  simulator.setFaults({ addCartProduct: { fault: 'session-expired', after: 1 } })
  expect(await press()).toMatchObject({ added: 1 })
  expect(left.size).toBe(39)
  expect(calls()).toBe(2)
})

test('without the cart nothing is sent', async () => {
  const { press, calls, simulator } = atSupplier()
  simulator.setFaults({ getCartContents: 'network-failure' })
  await expect(press()).rejects.toThrow(TransportError)
  expect(calls()).toBe(0)
})

test('what was sent before a reload is in doubt, but not while lines are being added', () => {
  const sent = { cartId: 'cart-1', held: 0, quantity: 2, at: 0 }
  expect(withUnansweredProblem({ sent, problem: '' }, false)).toEqual({ sent, problem: addToCartMessages.unknown })
  for (const attempt of [
    { sent: null, problem: '' },
    { sent, problem: addToCartMessages.early },
  ])
    expect(withUnansweredProblem(attempt, false)).toBe(attempt)
  const onItsWay = { sent, problem: '' }
  expect(withUnansweredProblem(onItsWay, true)).toBe(onItsWay)
})
