import { fixedNow, worlds } from '@trade-portal/mocks'
import { type OperationName } from '@trade-portal/supplier-api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRecords } from '../../testing/createRecords.ts'
import { connectionFaults, openSupplier, seeded, trials } from '../../testing/openSupplier.ts'
import { addToList, entriesOfGoods, type AddInput } from './addToList.ts'
import { transferMessages } from './listChanges.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())
const later = () => vi.setSystemTime(Date.now() + 31_000)

type Kept<Name extends 'records' | 'listsOfGoods'> = Parameters<AddInput[Name]['put']>[0]

const products = worlds
  .typical(fixedNow)
  .products.filter(({ isHidden, isTally }) => !isHidden && !isTally)
  .slice(0, 4)

const goods = products.map(({ id, name, units }, index) => ({
  name,
  entry: { productId: id, unit: units[0]?.name ?? '', quantity: 2 + index },
}))

function setUp() {
  const { simulator, api } = openSupplier()
  const calls: AddInput['calls'] = {
    readLists: () => api.getCustomLists({}),
    add: (listId, { productId, unit, quantity }) =>
      api.addCartProduct({ sessionID: listId, productID: productId, UOM: unit, quoteQty: quantity }),
    saveCopy: (cartId, name) => api.saveCustomList({ sessionID: cartId, customList: name }),
    removeLine: () => Promise.reject(new Error('nothing is removed')),
    openCart: () => api.createCart({}),
    readCart: (cartId) => api.getCartContents({ sessionID: cartId }),
  }
  const records = createRecords<Kept<'records'>>(({ id }) => id)
  const listsOfGoods = createRecords<Kept<'listsOfGoods'>>(({ name }) => name)
  const input = { entries: entriesOfGoods(goods), calls, records, listsOfGoods }
  /** The goods of all own lists with this name. */
  const listsNamed = async (name: string) =>
    (await calls.readLists())
      .filter((list) => list.name === name && !list.isGeneric)
      .map(({ lines }) => lines.map(({ productId, quantity }) => ({ productId, quantity })))
  const idOf = async (name: string) => (await calls.readLists()).find((list) => list.name === name)?.cartId ?? ''
  return { simulator, calls, input, listsNamed, idOf }
}

const expected = goods.map(({ entry: { productId, quantity } }) => ({ productId, quantity }))
const calledNames: readonly OperationName[] = [
  'createCart',
  'saveCustomList',
  'addCartProduct',
  'getCustomLists',
  'getCartContents',
]

test.each(trials.flatMap((seed) => ['Nothing yet', 'Saturday'].map((name) => ({ seed, name }))))(
  'goods get into $name once despite lost calls, trial $seed',
  async ({ seed, name }) => {
    const next = seeded(seed)
    const { simulator, input, listsNamed, idOf } = setUp()
    const to = name === 'Saturday' ? { newName: name } : { listId: await idOf(name) }
    const dropped = () => ({
      fault: connectionFaults[next(connectionFaults.length)] ?? 'network-failure',
      after: next(3),
      times: 1,
    })
    let isDone = false
    for (let presses = 0; presses < 20 && !isDone; presses += 1) {
      const names = presses < 16 ? calledNames.filter(() => next(3) === 0) : []
      simulator.setFaults(Object.fromEntries(names.map((called) => [called, dropped()])))
      isDone = await addToList({ ...input, to }).then(
        () => true,
        () => false,
      )
      simulator.setFaults({})
      const [list = [], ...others] = await listsNamed(name)
      expect(others).toEqual([])
      expect(expected).toEqual(expect.arrayContaining(list))
      if (presses > 15 || next(2) === 0) later()
    }
    expect(isDone).toBe(true)
    const [list = []] = await listsNamed(name)
    expect(list.toSorted((a, b) => a.quantity - b.quantity)).toEqual(expected)
    expect([...input.records.kept, ...input.listsOfGoods.kept]).toEqual([])
  },
)

test('a new list does not replace a list of the same name', async () => {
  const { input, listsNamed } = setUp()
  const before = await listsNamed('Wall frame')
  await expect(addToList({ ...input, to: { newName: 'wall frame' } })).rejects.toThrow(transferMessages.taken)
  expect(await listsNamed('Wall frame')).toEqual(before)
})

test('refused goods are named, and the others are in the list', async () => {
  const { input, listsNamed } = setUp()
  const gone = { name: 'Withdrawn', entry: { productId: 'ZZ999999', unit: 'EA', quantity: 1 } }
  const press = () => addToList({ ...input, entries: entriesOfGoods([gone, ...goods]), to: { newName: 'Saturday' } })
  const refusal = '4 of 5 lines are there. Missing: ZZ999999. There is no product ZZ999999'
  await expect(press()).rejects.toThrow(refusal)
  expect(await listsNamed('Saturday')).toEqual([expected])
  await expect(press()).rejects.toThrow(refusal)
  expect(await listsNamed('Saturday')).toEqual([expected])
})

test('one line that is refused gives only the reason', async () => {
  const { input, idOf } = setUp()
  const gone = { name: 'Withdrawn', entry: { productId: 'ZZ999999', unit: 'EA', quantity: 1 } }
  const to = { listId: await idOf('Nothing yet') }
  await expect(addToList({ ...input, entries: entriesOfGoods([gone]), to })).rejects.toThrow(
    /^There is no product ZZ999999$/,
  )
})
