import { SupplierError, TransportError, type OperationName } from '@trade-portal/supplier-api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRecords } from '../../testing/createRecords.ts'
import { connectionFaults, seeded, trials, openSupplier } from '../../testing/openSupplier.ts'
import { lineKey } from '../cart/lineKey.ts'
import { transferMessages, type ListCalls } from './listChanges.ts'
import { transferLines, type TransferInput } from './transferLines.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())
const later = () => vi.setSystemTime(Date.now() + 31_000)

type Kept<Name extends 'records' | 'newLists'> = Parameters<TransferInput[Name]['put']>[0]

/** Prepares a move of three lines of “Van stock”: `input` moves them to a new list, `intoOther` to “Wall frame”. */
async function setUp() {
  const { simulator, api } = openSupplier()
  const calls: ListCalls = {
    readLists: () => api.getCustomLists({}),
    add: (listId, { productId, unit, quantity }) =>
      api.addCartProduct({ sessionID: listId, productID: productId, UOM: unit, quoteQty: quantity }),
    saveCopy: (listId, name) => api.saveCustomList({ sessionID: listId, customList: name }),
    removeLine: (listId, { productId, lineId }) =>
      api.deleteCartProduct({ sessionID: listId, productID: productId, lineID: lineId }),
  }
  const list = async (name: string) => (await calls.readLists()).find((one) => one.name === name)
  const from = await list('Van stock')
  const to = await list('Wall frame')
  if (!from || !to) throw new Error('no lists')
  const [first, ...others] = from.lines.filter(({ isTally }) => !isTally)
  // The first line has a product that “Wall frame” contains too.
  const lines = [
    ...others.filter(({ productId }) => productId === 'RF100054'),
    ...others.slice(0, 1),
    ...(first ? [first] : []),
  ]
  const records = createRecords<Kept<'records'>>(({ id }) => id)
  const newLists = createRecords<Kept<'newLists'>>(({ name }) => name)
  const entries = lines.map((line) => ({ ...line, key: lineKey(line) }))
  const input = { from, lines, entries, isMove: true, calls, records, newLists }
  const goods = async (name: string) =>
    Object.fromEntries((await list(name))?.lines.map(({ productId, quantity }) => [productId, quantity]) ?? [])
  return { simulator, list, goods, lines, input, intoOther: { ...input, to: { listId: to.cartId } } }
}

type Goods = Record<string, number>
const sumOf = (goods: Goods, lines: readonly { productId: string; quantity: number }[], sign = 1): Goods => {
  const sums = new Map(Object.entries(goods))
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + sign * quantity)
  return Object.fromEntries([...sums].filter(([, quantity]) => quantity !== 0))
}

const calledNames: readonly OperationName[] = [
  'saveCustomList',
  'addCartProduct',
  'deleteCartProduct',
  'getCustomLists',
]

test.each(trials.flatMap((seed) => ['Wall frame', 'Saturday'].map((name) => ({ seed, name }))))(
  'B35 lines move to the list $name despite lost calls, trial $seed',
  async ({ seed, name }) => {
    const next = seeded(seed)
    const { simulator, list, goods, lines, input, intoOther } = await setUp()
    const before = { from: await goods('Van stock'), to: await goods(name) }
    const after = { from: sumOf(before.from, lines, -1), to: sumOf(before.to, lines) }
    const dropped = () => ({
      fault: connectionFaults[next(connectionFaults.length)] ?? 'network-failure',
      after: next(4),
      times: 1 + next(2),
    })
    const faults = () =>
      Object.fromEntries(calledNames.flatMap((called) => (next(3) === 0 ? [] : [[called, dropped()]])))
    /** Moves the lines that are still in “Van stock”, as a customer who tries again would. */
    const press = async () => {
      const from = (await list('Van stock')) ?? input.from
      const chosen = lines.map((line, index) => ({ line, entry: input.entries[index] }))
      const left = chosen.filter(({ line }) => from.lines.some((other) => lineKey(other) === lineKey(line)))
      if (left.length === 0) return
      const selected = { from, lines: left.map(({ line }) => line), entries: left.flatMap(({ entry }) => entry ?? []) }
      await transferLines({ ...input, ...selected, to: name === 'Saturday' ? { newName: name } : intoOther.to })
    }
    let isDone = false
    for (let presses = 0; presses < 20 && !isDone; presses += 1) {
      simulator.setFaults(presses < 16 ? faults() : {})
      isDone = await press().then(
        () => true,
        () => false,
      )
      simulator.setFaults({})
      const now = { from: await goods('Van stock'), to: await goods(name) }
      for (const { productId, quantity } of lines) {
        const gained = (now.to[productId] ?? 0) - (before.to[productId] ?? 0)
        // The line has been added once or not at all, and is not removed from its list before it has been added.
        expect([0, quantity]).toContain(gained)
        expect(gained > 0 || now.from[productId] === before.from[productId]).toBe(true)
      }
      if (presses > 15 || next(2) === 0) later()
    }
    expect(isDone).toBe(true)
    expect({ from: await goods('Van stock'), to: await goods(name) }).toEqual(after)
  },
)

test('a finished transfer leaves no records', async () => {
  const { input, intoOther } = await setUp()
  await transferLines(intoOther)
  await transferLines({ ...input, lines: input.from.lines.slice(-1), to: { newName: 'Saturday' } })
  expect([...input.records.kept, ...input.newLists.kept]).toEqual([])
})

test('copied lines also stay in their list', async () => {
  const { goods, lines, intoOther } = await setUp()
  const before = await goods('Van stock')
  const other = await goods('Wall frame')
  await transferLines({ ...intoOther, isMove: false })
  expect(await goods('Van stock')).toEqual(before)
  expect(await goods('Wall frame')).toEqual(sumOf(other, lines))
})

test('lines that another tab has moved are not moved again', async () => {
  const { goods, intoOther } = await setUp()
  await transferLines(intoOther)
  const moved = await goods('Wall frame')
  await expect(transferLines(intoOther)).rejects.toThrow(transferMessages.alreadyTaken)
  expect(await goods('Wall frame')).toEqual(moved)
})

test('a new list does not replace a list of the same name', async () => {
  const { goods, input } = await setUp()
  const before = await goods('Wall frame')
  await expect(transferLines({ ...input, to: { newName: 'Wall frame' } })).rejects.toThrow(transferMessages.taken)
  expect(await goods('Wall frame')).toEqual(before)
})

test('lines stay in the first list if the second lacks them', async () => {
  const { goods, input, intoOther } = await setUp()
  const before = await goods('Van stock')
  const calls = { ...input.calls, add: () => Promise.resolve() }
  await expect(transferLines({ ...intoOther, calls })).rejects.toThrow(transferMessages.notThere)
  expect(await goods('Van stock')).toEqual(before)
})

test('lines stay in their list while a lost save may yet arrive', async () => {
  const { simulator, goods, lines, input } = await setUp()
  const before = await goods('Van stock')
  const press = () => transferLines({ ...input, to: { newName: 'Saturday' } })
  simulator.setFaults({ saveCustomList: { fault: 'lost-before-commit', times: 1 } })
  await expect(press()).rejects.toThrow(TransportError)
  await expect(press()).rejects.toThrow(transferMessages.early)
  expect(await goods('Van stock')).toEqual(before)
  later()
  await press()
  expect(await goods('Saturday')).toEqual(sumOf({}, lines))
})

test('a refusal of a line or a list is reported but not recorded', async () => {
  const { simulator, intoOther, input } = await setUp()
  simulator.setFaults({ addCartProduct: { fault: 'field-error', times: 1 } })
  await expect(transferLines(intoOther)).rejects.toThrow(
    /^2 of 3 lines are there\. Missing: RF100054\. This order reference/,
  )
  expect([...input.records.kept.values()].filter(({ isThere }) => isThere)).toHaveLength(2)
  simulator.setFaults({ saveCustomList: { fault: 'field-error', times: 1 } })
  await expect(transferLines({ ...input, to: { newName: 'Saturday' } })).rejects.toThrow(SupplierError)
  expect(input.newLists.kept.size).toBe(0)
})
