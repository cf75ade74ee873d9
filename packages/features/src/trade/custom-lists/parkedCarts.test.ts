import { fixedNow, worlds } from '@trade-portal/mocks'
import type { OperationName } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { connectionFaults, openSupplier, seeded, trials } from '../../testing/openSupplier.ts'
import { isParked, parkedListName } from './listNames.ts'
import { park, parkingMessages, resume, saveCartAsList, type ParkingCalls } from './parkedCarts.ts'

const entries = worlds
  .typical(fixedNow)
  .products.filter(({ isHidden, isTally }) => !isHidden && !isTally)
  .slice(0, 40)
  .map(({ id }, index) => ({ productId: id, quantity: 1 + (index % 9) }))

function setUp() {
  const { simulator, api } = openSupplier()
  let cartId = simulator.openCart('demo-admin', entries)
  const calls: ParkingCalls = {
    readCart: () => api.getCartContents({ sessionID: cartId }),
    readLists: () => api.getCustomLists({}),
    save: (name) => api.saveCustomList({ sessionID: cartId, customList: name }),
    empty: async () => {
      cartId = await api.createCart({})
    },
    copy: (listId) => api.copyCartToCart({ fromSessionID: listId, toSessionID: cartId }),
    remove: (listId) => api.deleteCustomList({ sessionID: listId }),
  }
  /** Switches all faults off, then reads the current cart and the parked lists. */
  const readCartAndLists = async () => {
    simulator.setFaults({})
    const inCart = await calls.readCart()
    const parked = (await calls.readLists()).filter(isParked)
    const goods = (lines: readonly { productId: string; quantity: number }[]) =>
      lines.map(({ productId, quantity }) => ({ productId, quantity }))
    return { inCart: goods(inCart), parked: parked.map(({ lines }) => goods(lines)) }
  }
  const parkedList = async () => {
    const list = (await calls.readLists()).find(isParked)
    if (!list) throw new Error('no parked list')
    return list
  }
  return { simulator, calls, readCartAndLists, parkedList }
}

const calledNames: readonly OperationName[] = [
  'saveCustomList',
  'createCart',
  'copyCartToCart',
  'deleteCustomList',
  'getCartContents',
  'getCustomLists',
]

test.each(trials)('B34 a cart is parked and resumed despite lost calls, trial %d', async (seed) => {
  const next = seeded(seed)
  const { simulator, calls, readCartAndLists, parkedList } = setUp()
  const dropped = () => ({
    fault: connectionFaults[next(connectionFaults.length)] ?? 'network-failure',
    after: next(3),
    times: 1,
  })
  const faults = () => Object.fromEntries(calledNames.flatMap((name) => (next(2) === 0 ? [] : [[name, dropped()]])))
  /**
   * Repeats an action until it succeeds, at most eight times. The eighth press has no faults.
   * @param prepare Returns the action. It runs without faults.
   */
  const press = async (
    prepare: () => Promise<() => Promise<unknown>>,
    isWhole: (found: Awaited<ReturnType<typeof readCartAndLists>>) => boolean,
  ) => {
    for (let presses = 0; presses < 8; presses += 1) {
      const action = await prepare()
      simulator.setFaults(presses < 7 ? faults() : {})
      const isDone = await action().then(
        () => true,
        () => false,
      )
      expect(isWhole(await readCartAndLists())).toBe(true)
      if (isDone) return
    }
    throw new Error('never done')
  }
  const isAll = (lines: unknown) => JSON.stringify(lines) === JSON.stringify(entries)
  // After each press, the cart or one of the parked lists must have all lines.
  const isNothingLost = ({ inCart, parked }: Awaited<ReturnType<typeof readCartAndLists>>) =>
    isAll(inCart) || parked.some(isAll)

  await press(async () => () => park('Smith St 12', calls), isNothingLost)
  expect(await readCartAndLists()).toEqual({ inCart: [], parked: [entries] })
  await press(async () => {
    const { parked } = await readCartAndLists()
    // The supplier may have deleted the list although its answer was lost. Then the earlier press failed, but no list
    // is left to resume.
    if (parked.length === 0) return async () => []
    const list = await parkedList()
    return () => resume(list, calls)
  }, isNothingLost)
  expect(await readCartAndLists()).toEqual({ inCart: entries, parked: [] })
})

test('parking a cart does not replace a list of the same name', async () => {
  const { calls, readCartAndLists, simulator } = setUp()
  await park('Smith St', calls)
  simulator.setFaults({})
  await calls.copy('example-list')
  await expect(park('Smith St', calls)).rejects.toThrow(parkingMessages.taken)
  expect((await readCartAndLists()).parked).toEqual([entries])
})

test('an empty cart is not parked, and a full one not overwritten', async () => {
  const { calls, parkedList } = setUp()
  await park('Smith St', calls)
  await expect(saveCartAsList(parkedListName('Smith St'), calls)).rejects.toThrow(parkingMessages.nothing)
  await calls.copy('example-list')
  await expect(resume(await parkedList(), calls)).rejects.toThrow(parkingMessages.occupied)
  await parkedList()
})

test('a cart that another tab has resumed is not copied again', async () => {
  const { calls, parkedList, readCartAndLists } = setUp()
  await park('Smith St', calls)
  const list = await parkedList()
  await resume(list, calls)
  await expect(resume(list, calls)).resolves.toBeNull()
  expect(await readCartAndLists()).toEqual({ inCart: entries, parked: [] })
  await calls.empty()
  await expect(resume(list, calls)).rejects.toThrow(parkingMessages.gone)
})
