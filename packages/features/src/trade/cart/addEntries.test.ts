import { fixedNow, worlds } from '@trade-portal/mocks'
import { TransportError } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { openSupplier } from '../../testing/openSupplier.ts'
import { drops, seeded, trials } from '../../testing/droppedLine.ts'
import { addEntries, entryKey } from './addEntries.ts'
import type { CartEntry } from './queries.ts'

const entries: readonly CartEntry[] = worlds
  .typical(fixedNow)
  .products.filter(({ isHidden, isTally }) => !isHidden && !isTally)
  .slice(0, 40)
  .map(({ id, units }, index) => ({ productId: id, unit: units[0].name, quantity: 1 + (index % 9) }))

/** A cart at a simulated supplier that already holds three of the first product. */
function setUp() {
  const { simulator, api } = openSupplier()
  const [held] = entries
  if (!held) throw new Error('no products')
  const cartId = simulator.openCart('demo-admin', [{ productId: held.productId, quantity: 3 }])
  const doubts = new Map<string, number>()
  const press = async (chosen: readonly CartEntry[]) => {
    const reasons = new Map<string, string>()
    const added: CartEntry[] = []
    await addEntries({
      entries: chosen,
      add: ({ productId, unit, quantity }) =>
        api.addCartProduct({ sessionID: cartId, productID: productId, UOM: unit, quoteQty: quantity }),
      readCart: () => api.getCartContents({ sessionID: cartId }),
      doubts,
      onOutcome: (entry, reason) => {
        if (reason === null) added.push(entry)
        else reasons.set(entryKey(entry), reason)
      },
    })
    return { added, reasons, left: chosen.filter((entry) => reasons.has(entryKey(entry))) }
  }
  const inCart = () => simulator.ledger().cartLines.filter((line) => line.cartId === cartId)
  const calls = () => simulator.ledger().requests.filter(({ name }) => name === 'addCartProduct').length
  return { simulator, press, inCart, calls, held }
}

const all = entries.map(({ productId, quantity }, index) => ({ productId, quantity: quantity + (index === 0 ? 3 : 0) }))
const held = (lines: readonly { productId: string; quantity: number }[]) =>
  lines.map(({ productId, quantity }) => ({ productId, quantity }))

test.each(trials)('B33 40 lines are added once each, however often the line drops, trial %d', async (seed) => {
  const next = seeded(seed)
  const { simulator, press, inCart } = setUp()
  const dropped = () => ({
    fault: drops[next(drops.length)] ?? 'network-failure',
    after: next(30),
    times: 1 + next(3),
  })
  let left = entries
  for (let presses = 0; left.length > 0 && presses < 6; presses += 1) {
    // The reading of the cart fails too, but not the one before the first entry.
    if (presses < 5) simulator.setFaults({ addCartProduct: dropped(), getCartContents: { ...dropped(), after: 1 } })
    else simulator.setFaults({})
    left = (await press(left)).left
  }
  expect(left).toEqual([])
  expect(held(inCart())).toEqual(all)
})

test('a refused entry keeps its reason and leaves the others', async () => {
  const { press, inCart, simulator } = setUp()
  simulator.setFaults({ addCartProduct: { fault: 'field-error', after: 2, times: 1 } })
  const { added, reasons } = await press(entries.slice(0, 5))
  expect(added).toHaveLength(4)
  expect([...reasons]).toEqual([
    [entryKey(entries[2] ?? { productId: '', unit: '' }), expect.stringContaining('order reference')],
  ])
  expect(inCart()).toHaveLength(4)
})

test('after an expired session nothing more is sent', async () => {
  const { press, calls, simulator } = setUp()
  simulator.setFaults({ addCartProduct: { fault: 'session-expired', after: 1 } })
  const { left, reasons } = await press(entries.slice(0, 5))
  expect(left).toHaveLength(4)
  expect(calls()).toBe(2)
  expect([...reasons.values()].every((reason) => reason.startsWith('Not added.'))).toBe(true)
})

test('an entry in doubt that arrives late is found at the next press, and not sent again', async () => {
  const { press, inCart, calls, simulator, held: first } = setUp()
  simulator.setFaults({ addCartProduct: { fault: 'late-commit', times: 1, lateByMs: 20 } })
  const { left, reasons } = await press([first])
  expect([...reasons.values()]).toEqual(['It may have been added. Look at your cart.'])
  await expect.poll(() => inCart()[0]?.quantity).toBe(4)
  expect((await press(left)).left).toEqual([])
  expect(calls()).toBe(1)
})

test('without the cart nothing is sent', async () => {
  const { press, calls, simulator } = setUp()
  simulator.setFaults({ getCartContents: 'network-failure' })
  await expect(press(entries)).rejects.toThrow(TransportError)
  expect(calls()).toBe(0)
})
