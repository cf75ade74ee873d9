import { expect, test } from 'vitest'
import { setUpCustomer, refusedFields } from '../testing/setUpCustomer.ts'

const own = 'example-list'
const generic = 'generic-safety'

async function listNamed({ api }: ReturnType<typeof setUpCustomer>, name: string) {
  return (await api.getCustomLists({})).find((list) => list.name === name)
}

test('the generic lists come before the own lists', async () => {
  const { api } = setUpCustomer()
  expect((await api.getCustomLists({})).map(({ isGeneric }) => isGeneric)).toEqual([true, true, false, false, false])
})

test('a cart can be saved as a list, and remains a cart', async () => {
  const shop = setUpCustomer()
  const sessionID = shop.simulator.openCart('demo-admin', [{ productId: 'FX100001', quantity: 4 }])
  await shop.api.saveCustomList({ sessionID, customList: ' Deck frame ' })
  const list = await listNamed(shop, 'Deck frame')
  expect(list).toMatchObject({ isGeneric: false, lines: [{ productId: 'FX100001', quantity: 4 }] })
  expect(list?.cartId).not.toBe(sessionID)
  expect(await shop.api.getCartContents({ sessionID })).toHaveLength(1)
})

test('a list of the same name is replaced, and keeps its id', async () => {
  const shop = setUpCustomer()
  const sessionID = shop.simulator.openCart('demo-admin', [{ productId: 'FX100001', quantity: 1 }])
  await shop.api.saveCustomList({ sessionID, customList: 'wall FRAME' })
  expect(await listNamed(shop, 'Wall frame')).toMatchObject({ cartId: own, lines: [{ lineId: '1', quantity: 1 }] })
  expect(await shop.api.getCustomLists({})).toHaveLength(5)
})

test('an empty cart cannot be saved as a list', async () => {
  const { api, simulator } = setUpCustomer()
  const sessionID = simulator.openCart('demo-admin', [])
  await expect(api.saveCustomList({ sessionID, customList: 'Air' })).rejects.toMatchObject(refusedFields('sessionID'))
})

test('a line of a list can be deleted', async () => {
  const { api } = setUpCustomer()
  const before = (await api.getCustomLists({})).find(({ cartId }) => cartId === own)?.lines ?? []
  const [line] = before
  await api.deleteCartProduct({ sessionID: own, productID: line?.productId ?? '', lineID: line?.lineId ?? '' })
  expect((await api.getCustomLists({})).find(({ cartId }) => cartId === own)?.lines).toEqual(before.slice(1))
})

test('a list can be deleted once', async () => {
  const shop = setUpCustomer()
  await shop.api.deleteCustomList({ sessionID: own })
  expect(await listNamed(shop, 'Wall frame')).toBeUndefined()
  await expect(shop.api.deleteCustomList({ sessionID: own })).rejects.toMatchObject(refusedFields('sessionID'))
})

test('a generic list can be neither deleted nor changed', async () => {
  const { api } = setUpCustomer()
  await expect(api.deleteCustomList({ sessionID: generic })).rejects.toThrow('cannot be deleted')
  const line = (await api.getCustomLists({})).find(({ cartId }) => cartId === generic)?.lines[0]
  const removal = { sessionID: generic, productID: line?.productId ?? '', lineID: line?.lineId ?? '' }
  await expect(api.deleteCartProduct(removal)).rejects.toThrow('cannot be changed')
})

test('a cart cannot be deleted as a list, and the ledger contains no lines of lists', async () => {
  const { api, simulator } = setUpCustomer()
  const sessionID = simulator.openCart('demo-admin', [{ productId: 'FX100001', quantity: 1 }])
  await expect(api.deleteCustomList({ sessionID })).rejects.toMatchObject(refusedFields('sessionID'))
  expect(simulator.ledger().cartLines.some(({ cartId }) => cartId === own)).toBe(false)
})

test.each([own, generic])('all lines of %s can be copied to a cart', async (fromSessionID) => {
  const { api, simulator } = setUpCustomer()
  const toSessionID = simulator.openCart('demo-admin', [])
  await api.copyCartToCart({ fromSessionID, toSessionID })
  const list = (await api.getCustomLists({})).find(({ cartId }) => cartId === fromSessionID)
  const copied = await api.getCartContents({ sessionID: toSessionID })
  expect(copied.map(({ productId, quantity, unitPrice }) => [productId, quantity, unitPrice])).toEqual(
    list?.lines.map(({ productId, quantity, unitPrice }) => [productId, quantity, unitPrice]),
  )
})

test('copying an empty list adds nothing', async () => {
  const { api, simulator } = setUpCustomer()
  const toSessionID = simulator.openCart('demo-admin', [])
  await api.copyCartToCart({ fromSessionID: 'nothing-yet', toSessionID })
  expect(await api.getCartContents({ sessionID: toSessionID })).toEqual([])
})

test('copying leaves out products that are no longer sold', async () => {
  const { api, simulator } = setUpCustomer('awkward')
  const toSessionID = simulator.openCart('demo-admin', [])
  await api.copyCartToCart({ fromSessionID: 'awkward-1', toSessionID })
  expect((await api.getCartContents({ sessionID: toSessionID })).map(({ productId }) => productId)).toEqual(['AWK1'])
})
