import { SupplierError, TransportError, type CartLine } from '@trade-portal/supplier-api'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ActionError } from '../foundation/failures/failures.ts'
import { exampleLine } from '../testing/exampleLine.ts'
import type { CartEntry } from '../trade/cart/queries.ts'
import { addLines } from './addLines.ts'
import { addMessages, addToCartInTurn } from './addToCartInTurn.ts'
import type { OrderLine } from './orderLine.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

/** What becomes of one call: `lost` before it reached the supplier, `unanswered` after it was performed. */
type Fate = 'added' | 'refused' | 'lost' | 'unanswered' | 'busy'

/** A draft, and a cart whose calls have these fates, one after the other; then all are added. */
function createStage(codes: readonly string[], fates: readonly Fate[], quantity = 2) {
  const added = codes.map((code) => ({ code, quantity: String(quantity), lengths: '', unit: '', text: '' }))
  let lines: readonly OrderLine[] = addLines([], added).lines
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
      addToCartInTurn({
        ready: lines.map(({ id, code }) => ({ id, entry: { productId: code, unit: 'EA', quantity } })),
        draft: {
          lines: () => lines,
          update: (id, changed) => {
            lines = lines.map((line) => (line.id === id ? { ...line, ...changed } : line))
            return true
          },
          remove: (id) => {
            lines = lines.filter((line) => line.id !== id)
          },
        },
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
    draft: () => lines,
    quantities: () => Object.fromEntries(cart.map((line) => [line.productId, line.quantity])),
    sent,
    perform,
    replaceCart: () => {
      cart = []
      cartId = 'cart-2'
    },
  }
}

const laterMs = 60_000

test('lines are added one after the other and leave the draft', async () => {
  const stage = createStage(['A', 'B', 'C'], [])
  expect(await stage.run()).toEqual({ added: 3, left: 0, surplus: [] })
  expect(stage.draft()).toEqual([])
  expect(stage.quantities()).toEqual({ A: 2, B: 2, C: 2 })
})

test('a refused line stays with its reason, and the others are added', async () => {
  const stage = createStage(['A', 'B', 'C'], ['added', 'refused'])
  expect(await stage.run()).toMatchObject({ added: 2 })
  expect(stage.draft()).toMatchObject([{ code: 'B', problem: 'Not sold to you', sent: null }])
})

test.each(['lost', 'busy'] as const)(
  'if the line drops (%s), nothing more is sent, and all is added later',
  async (fate) => {
    const stage = createStage(['A', 'B', 'C'], ['added', fate])
    expect(await stage.run()).toMatchObject({ added: 1 })
    expect(stage.sent).toEqual(['A', 'B'])
    expect(stage.draft().map(({ code }) => code)).toEqual(['B', 'C'])
    vi.setSystemTime(Date.now() + laterMs)
    await stage.run()
    expect(stage.quantities()).toEqual({ A: 2, B: 2, C: 2 })
  },
)

test('a line that was added without an answer is not added again', async () => {
  const stage = createStage(['A', 'B'], ['unanswered'])
  await stage.run()
  expect(stage.draft()[0]).toMatchObject({ code: 'A', problem: addMessages.unknown })
  expect(await stage.run()).toMatchObject({ added: 2 })
  expect(stage.sent).toEqual(['A', 'B'])
  expect(stage.quantities()).toEqual({ A: 2, B: 2 })
})

test('a line without an answer that is not in the cart waits half a minute', async () => {
  const stage = createStage(['A', 'B'], ['lost'])
  await stage.run()
  expect(await stage.run()).toMatchObject({ added: 1 })
  expect(stage.draft()).toMatchObject([{ code: 'A', problem: addMessages.early }])
  // It arrives after all.
  stage.perform({ productId: 'A', unit: 'EA', quantity: 2 })
  vi.setSystemTime(Date.now() + laterMs)
  await stage.run()
  expect(stage.draft()).toEqual([])
  expect(stage.quantities()).toEqual({ A: 2, B: 2 })
})

test('a line without an answer is never added to another cart', async () => {
  const stage = createStage(['A'], ['unanswered'])
  await stage.run()
  stage.replaceCart()
  vi.setSystemTime(Date.now() + laterMs)
  expect(await stage.run()).toMatchObject({ added: 0 })
  expect(stage.draft()).toMatchObject([{ problem: addMessages.otherCart }])
})

test('a call that the browser has sent twice is reported', async () => {
  const stage = createStage(['A', 'B'], [])
  stage.perform({ productId: 'A', unit: 'EA', quantity: 2 })
  const running = stage.run()
  stage.perform({ productId: 'A', unit: 'EA', quantity: 2 })
  expect(await running).toEqual({ added: 2, left: 0, surplus: ['A'] })
})

test('whatever becomes of the calls, each line is in the cart once or in the draft', async () => {
  const fate = fc.constantFrom<Fate>('added', 'refused', 'lost', 'unanswered', 'busy')
  await fc.assert(
    fc.asyncProperty(fc.array(fate, { maxLength: 40 }), fc.integer({ min: 1, max: 12 }), async (fates, count) => {
      const codes = Array.from({ length: count }, (_, index) => `P${index}`)
      const stage = createStage(codes, fates)
      for (let press = 0; press < 60 && stage.draft().length > 0; press += 1) {
        await stage.run()
        vi.setSystemTime(Date.now() + laterMs)
      }
      expect(stage.draft()).toEqual([])
      expect(stage.quantities()).toEqual(Object.fromEntries(codes.map((code) => [code, 2])))
    }),
    { numRuns: 100 },
  )
})
