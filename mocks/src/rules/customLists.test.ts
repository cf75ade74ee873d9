import { describe, expect, test } from 'vitest'
import { setUpCustomer, refusedFields } from '../testing/setUpCustomer.ts'

const own = 'example-list'
const generic = 'generic-safety'

/** A customer with a cart of these products. */
function setUp(world: 'typical' | 'awkward' = 'typical', entries = [{ productId: 'FX100001', quantity: 4 }]) {
  const { api, simulator } = setUpCustomer(world)
  const listOf = async (id: string) =>
    (await api.getCustomLists({})).find(({ cartId, name }) => cartId === id || name === id)
  const deleteFirstLine = async (sessionID: string) => {
    const line = (await listOf(sessionID))?.lines[0]
    await api.deleteCartProduct({ sessionID, productID: line?.productId ?? '', lineID: line?.lineId ?? '' })
  }
  return { api, simulator, sessionID: simulator.openCart('demo-admin', entries), listOf, deleteFirstLine }
}

describe('A cart', () => {
  test('can be saved as a list, and remains a cart', async () => {
    const { api, sessionID, listOf } = setUp()
    await api.saveCustomList({ sessionID, customList: ' Deck frame ' })
    const list = await listOf('Deck frame')
    expect(list).toMatchObject({ isGeneric: false, lines: [{ productId: 'FX100001', quantity: 4 }] })
    expect(list?.cartId).not.toBe(sessionID)
    expect(await api.getCartContents({ sessionID })).toHaveLength(1)
  })

  test('saved under a list’s name replaces the list but keeps its id', async () => {
    const { api, sessionID, listOf } = setUp()
    await api.saveCustomList({ sessionID, customList: 'wall FRAME' })
    expect(await listOf('Wall frame')).toMatchObject({ cartId: own, lines: [{ lineId: '1', quantity: 4 }] })
    const lists = await api.getCustomLists({})
    expect(lists.map(({ isGeneric }) => isGeneric)).toEqual([true, true, false, false, false])
  })

  test.each([own, generic])('gets a copy of every line of the list %s', async (fromSessionID) => {
    const { api, sessionID, listOf } = setUp('typical', [])
    await api.copyCartToCart({ fromSessionID, toSessionID: sessionID })
    const list = await listOf(fromSessionID)
    const taken = list?.lines.map(({ productId, quantity, unitPrice }) => ({ productId, quantity, unitPrice }))
    expect(await api.getCartContents({ sessionID })).toMatchObject(taken ?? [])
  })

  test('gets only products still sold, and if empty cannot be saved', async () => {
    const { api, sessionID } = setUp('awkward', [])
    const call = api.saveCustomList({ sessionID, customList: 'Air' })
    await expect(call).rejects.toMatchObject(refusedFields('sessionID'))
    await api.copyCartToCart({ fromSessionID: 'awkward-1', toSessionID: sessionID })
    expect((await api.getCartContents({ sessionID })).map(({ productId }) => productId)).toEqual(['AWK1'])
  })
})

test('Lines of a list can be deleted, and then the list, once', async () => {
  const { api, listOf, deleteFirstLine } = setUp()
  const before = (await listOf(own))?.lines
  await deleteFirstLine(own)
  expect((await listOf(own))?.lines).toEqual(before?.slice(1))
  await api.deleteCustomList({ sessionID: own })
  expect(await listOf(own)).toBeUndefined()
  await expect(api.deleteCustomList({ sessionID: own })).rejects.toMatchObject(refusedFields('sessionID'))
})

test('A generic list can be neither deleted nor changed', async () => {
  const { api, simulator, sessionID, deleteFirstLine } = setUp()
  await expect(api.deleteCustomList({ sessionID: generic })).rejects.toThrow('cannot be deleted')
  await expect(deleteFirstLine(generic)).rejects.toThrow('cannot be changed')
  await expect(api.deleteCustomList({ sessionID })).rejects.toMatchObject(refusedFields('sessionID'))
  expect(simulator.ledger().cartLines.some(({ cartId }) => cartId === own)).toBe(false)
})

test('The quantity of a list’s line can be changed for good', async () => {
  const { api, listOf } = setUp()
  const lines = (await listOf(own))?.lines ?? []
  const line = lines.find(({ isTally }) => !isTally)
  const { lineId = '', productId = '', unit = '' } = line ?? {}
  const changed = { lineId, productID: productId, UOM: unit, quoteQty: 77 }
  await api.updateCartProduct({ sessionID: own, ...changed })
  const after = (await listOf(own))?.lines
  expect(after?.filter((other) => other.lineId !== lineId)).toEqual(lines.filter((other) => other !== line))
  expect(after?.find((other) => other.lineId === lineId)).toMatchObject({ productId, unit, quantity: 77 })
  await expect(api.updateCartProduct({ sessionID: generic, ...changed })).rejects.toThrow('cannot be changed')
})
