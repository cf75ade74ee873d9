import type { CartLine } from '@trade-portal/supplier-api'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { exampleLine } from '../../testing/exampleLine.ts'
import { createLineChanges } from './createLineChanges.ts'

const line = (lineId: string, quantity: number): CartLine => ({
  ...exampleLine,
  lineId,
  productId: `P${lineId}`,
  quantity,
})

function setUp(lines = [line('1', 1), line('2', 1)], turn?: Promise<void>) {
  let cached: readonly CartLine[] = lines
  const release = vi.fn()
  const defer = vi.fn(() => release)
  const changes = createLineChanges({
    read: () => cached,
    show: (next) => {
      cached = next
    },
    defer,
    run: (writes) => (turn ? turn.then(writes) : writes()),
  })
  const sent: { lineId: string; quantity: number; answer: PromiseWithResolvers<void> }[] = []
  const setQuantity = (lineId: string, quantity: number) =>
    changes.change(
      line(lineId, 0),
      (old) => ({ ...old, quantity }),
      () => {
        const answer = Promise.withResolvers<void>()
        sent.push({ lineId, quantity, answer })
        return answer.promise
      },
    )
  return {
    changes,
    sent,
    setQuantity,
    defer,
    release,
    quantities: () => Object.fromEntries(cached.map(({ lineId, quantity }) => [lineId, quantity])),
    byProduct: () => Object.fromEntries(cached.map(({ productId, quantity }) => [productId, quantity])),
    answerOfSupplier: (next: CartLine[]) => {
      cached = changes.received(next)
    },
  }
}

test('a change that cannot be sent is undone, and the reason given', async () => {
  const turn = Promise.withResolvers<void>()
  const { setQuantity, sent, quantities, release } = setUp(undefined, turn.promise)
  const first = setQuantity('1', 2)
  const last = setQuantity('1', 3)
  turn.reject(new Error('ordered'))
  await expect(last).rejects.toThrow('ordered')
  await first
  expect(sent).toEqual([])
  expect(quantities()).toEqual({ '1': 1, '2': 1 })
  expect(release).toHaveBeenCalledOnce()
})

test('of several pending changes to a line, only the last is sent', async () => {
  const turn = Promise.withResolvers<void>()
  const { setQuantity, sent, quantities, release } = setUp(undefined, turn.promise)
  const changeTo = (...wanted: number[]) => wanted.map((quantity) => setQuantity('1', quantity))
  const outcomes = changeTo(2, 3, 4)
  expect(quantities()).toEqual({ '1': 4, '2': 1 })
  turn.resolve()
  await vi.waitFor(() => expect(sent.map(({ quantity }) => quantity)).toEqual([4]))
  outcomes.push(...changeTo(5, 6, 7))
  sent[0]?.answer.resolve()
  await vi.waitFor(() => expect(sent.map(({ quantity }) => quantity)).toEqual([4, 7]))
  expect(release).not.toHaveBeenCalled()
  sent[1]?.answer.resolve()
  await Promise.all(outcomes)
  expect(quantities()).toEqual({ '1': 7, '2': 1 })
  expect(release).toHaveBeenCalledOnce()
})

test('B29 a late answer does not overwrite a pending change', () => {
  const { setQuantity, quantities, answerOfSupplier } = setUp()
  void setQuantity('1', 9)
  answerOfSupplier([line('1', 1), line('2', 4), line('3', 1)])
  expect(quantities()).toEqual({ '1': 9, '2': 4, '3': 1 })
})

test('B28 a line removed while a change is sent stays removed', async () => {
  const { changes, setQuantity, sent, quantities, answerOfSupplier } = setUp()
  const changed = setQuantity('1', 2)
  const send = vi.fn(async () => undefined)
  const removed = changes.change(line('1', 1), () => null, send)
  expect(quantities()).toEqual({ '2': 1 })
  expect(send).not.toHaveBeenCalled()
  sent[0]?.answer.resolve()
  await Promise.all([changed, removed])
  expect(send).toHaveBeenCalledOnce()
  expect(quantities()).toEqual({ '2': 1 })

  const late = setQuantity('2', 5)
  answerOfSupplier([])
  sent[1]?.answer.reject(new Error('This line is not in the shopping cart any more'))
  await expect(late).rejects.toThrow('not in the shopping cart')
  expect(quantities()).toEqual({})
})

const press = fc.record({ lineId: fc.constantFrom('1', '2', '3'), by: fc.constantFrom(1, -1, 10) })

test('B21 after events in any order, the supplier’s cart is shown', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(press, { maxLength: 20 }),
      fc.array(fc.boolean(), { maxLength: 20 }),
      async (scheduler, presses, refusals) => {
        const supplier = new Map(['1', '2', '3'].map((id) => [id, 1]))
        const ofSupplier = () => [...supplier].map(([id, quantity]) => line(id, quantity))
        const { changes, quantities, answerOfSupplier } = setUp(ofSupplier())
        const shown = (id: string) => quantities()[id] ?? 0
        let writes = 0
        let confirmations = 0
        const onItsWay = new Set<string>()
        const write = (id: string, quantity: number) => async () => {
          expect(onItsWay.has(id)).toBe(false)
          onItsWay.add(id)
          const isRefused = refusals[writes] ?? false
          writes += 1
          await scheduler.schedule(Promise.resolve(), 'request')
          if (!isRefused) supplier.set(id, quantity)
          await scheduler.schedule(Promise.resolve(), 'answer')
          onItsWay.delete(id)
          confirmations += 1
          if (isRefused) throw new Error('refused')
        }
        const outcomes: Promise<unknown>[] = []
        const reread = async () => {
          const answer = ofSupplier()
          const before = confirmations
          await scheduler.schedule(Promise.resolve(), 'cart')
          // Like the query cache, drops the cart if a write was answered after this read began.
          if (before === confirmations) answerOfSupplier(answer)
        }
        scheduler.scheduleSequence(
          presses.map(({ lineId, by }) => async () => {
            const quantity = Math.max(1, shown(lineId) + by)
            outcomes.push(changes.change(line(lineId, 0), (old) => ({ ...old, quantity }), write(lineId, quantity)))
            expect(shown(lineId)).toBe(quantity)
            outcomes.push(reread())
          }),
        )
        await scheduler.waitIdle()
        await Promise.allSettled(outcomes)
        await scheduler.waitIdle()
        expect(onItsWay.size).toBe(0)
        for (const [id, quantity] of supplier) expect(shown(id)).toBe(quantity)
      },
    ),
  )
})

test('two products with the same line id change separately', async () => {
  const timber = { ...line('1', 1), productId: 'timber' }
  const hanger = { ...line('1', 1), productId: 'hanger' }
  const { changes, byProduct } = setUp([timber, hanger])
  const send = vi.fn(() => Promise.resolve())
  const removed = changes.change(hanger, () => null, send)
  const changed = changes.change(timber, (old) => ({ ...old, quantity: 5 }), send)
  await Promise.all([removed, changed])
  expect(send).toHaveBeenCalledTimes(2)
  expect(byProduct()).toEqual({ timber: 5 })
})
