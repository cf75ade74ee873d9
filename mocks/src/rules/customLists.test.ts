import { expect, test } from 'vitest'
import { customerOf, refusedField } from '../testing/setUpCustomer.ts'

const own = 'example-list'
const generic = 'generic-safety'

async function listNamed({ api }: ReturnType<typeof customerOf>, name: string) {
  return (await api.getCustomLists({})).find((list) => list.name === name)
}

test('the generic lists come first, then the own', async () => {
  const { api } = customerOf()
  expect((await api.getCustomLists({})).map(({ isGeneric }) => isGeneric)).toEqual([true, true, false, false, false])
})

test('a cart is kept as a list, and stays a cart', async () => {
  const shop = customerOf()
  const sessionID = shop.simulator.openCart('demo-admin', [{ productId: 'FX100001', quantity: 4 }])
  await shop.api.saveCustomList({ sessionID, customList: ' Deck frame ' })
  const list = await listNamed(shop, 'Deck frame')
  expect(list).toMatchObject({ isGeneric: false, lines: [{ productId: 'FX100001', quantity: 4 }] })
  expect(list?.cartId).not.toBe(sessionID)
  expect(await shop.api.getCartContents({ sessionID })).toHaveLength(1)
})

test('a list of the same name is replaced, and keeps its address', async () => {
  const shop = customerOf()
  const sessionID = shop.simulator.openCart('demo-admin', [{ productId: 'FX100001', quantity: 1 }])
  await shop.api.saveCustomList({ sessionID, customList: 'wall FRAME' })
  expect(await listNamed(shop, 'Wall frame')).toMatchObject({ cartId: own, lines: [{ lineId: '1', quantity: 1 }] })
  expect(await shop.api.getCustomLists({})).toHaveLength(5)
})

test('an empty cart is no list', async () => {
  const { api, simulator } = customerOf()
  const sessionID = simulator.openCart('demo-admin', [])
  await expect(api.saveCustomList({ sessionID, customList: 'Air' })).rejects.toMatchObject(refusedField('sessionID'))
})

test('a line is removed as from a cart', async () => {
  const { api } = customerOf()
  const before = (await api.getCustomLists({})).find(({ cartId }) => cartId === own)?.lines ?? []
  const [line] = before
  await api.deleteCartProduct({ sessionID: own, productID: line?.productId ?? '', lineID: line?.lineId ?? '' })
  expect((await api.getCustomLists({})).find(({ cartId }) => cartId === own)?.lines).toEqual(before.slice(1))
})

test('a list that is deleted is gone', async () => {
  const shop = customerOf()
  await shop.api.deleteCustomList({ sessionID: own })
  expect(await listNamed(shop, 'Wall frame')).toBeUndefined()
  await expect(shop.api.deleteCustomList({ sessionID: own })).rejects.toMatchObject(refusedField('sessionID'))
})

test('nobody deletes or changes a generic list', async () => {
  const { api } = customerOf()
  await expect(api.deleteCustomList({ sessionID: generic })).rejects.toThrow('cannot be deleted')
  const line = (await api.getCustomLists({})).find(({ cartId }) => cartId === generic)?.lines[0]
  const removal = { sessionID: generic, productID: line?.productId ?? '', lineID: line?.lineId ?? '' }
  await expect(api.deleteCartProduct(removal)).rejects.toThrow('cannot be changed')
})

test('a cart is no list, and a list cannot be ordered', async () => {
  const { api, simulator } = customerOf()
  const sessionID = simulator.openCart('demo-admin', [{ productId: 'FX100001', quantity: 1 }])
  await expect(api.deleteCustomList({ sessionID })).rejects.toMatchObject(refusedField('sessionID'))
  expect(simulator.ledger().cartLines.some(({ cartId }) => cartId === own)).toBe(false)
})

test.each([own, generic])('%s is copied into a cart, line by line', async (fromSessionID) => {
  const { api, simulator } = customerOf()
  const toSessionID = simulator.openCart('demo-admin', [])
  await api.copyCartToCart({ fromSessionID, toSessionID })
  const list = (await api.getCustomLists({})).find(({ cartId }) => cartId === fromSessionID)
  const copied = await api.getCartContents({ sessionID: toSessionID })
  expect(copied.map(({ productId, quantity, unitPrice }) => [productId, quantity, unitPrice])).toEqual(
    list?.lines.map(({ productId, quantity, unitPrice }) => [productId, quantity, unitPrice]),
  )
})

test('of an empty list nothing is copied', async () => {
  const { api, simulator } = customerOf()
  const toSessionID = simulator.openCart('demo-admin', [])
  await api.copyCartToCart({ fromSessionID: 'nothing-yet', toSessionID })
  expect(await api.getCartContents({ sessionID: toSessionID })).toEqual([])
})

test('what is not sold any more is left out', async () => {
  const { api, simulator } = customerOf('awkward')
  const toSessionID = simulator.openCart('demo-admin', [])
  await api.copyCartToCart({ fromSessionID: 'awkward-1', toSessionID })
  expect((await api.getCartContents({ sessionID: toSessionID })).map(({ productId }) => productId)).toEqual(['AWK1'])
})
