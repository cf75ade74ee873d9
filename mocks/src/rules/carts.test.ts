import { operations, type Args } from '@trade-portal/supplier-api'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { customerOf } from '../testing/setUpCustomer.ts'
import { worlds } from '../world/index.ts'
import type { SimulatorOptions } from '../simulator/createSimulator.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A simulated supplier, a client that is signed in there, and an empty cart. */
function shop(options: SimulatorOptions = {}) {
  const { simulator, api } = customerOf('typical', options)
  const cartId = simulator.openCart('demo-admin', [])
  return {
    simulator,
    api,
    cartId,
    add: (line: Pick<Args<'addCartProduct'>, 'productID' | 'quoteQty' | 'tallyLength'> & { UOM?: string }) =>
      api.addCartProduct({ UOM: 'EA', ...line, sessionID: cartId }),
    contents: () => api.getCartContents({ sessionID: cartId }),
    place: (changes: Partial<Args<'processComplete'>> = {}) =>
      api.processComplete({ ...operations.processComplete.example, sessionID: cartId, ...changes }),
  }
}

const fields = (fieldNames: readonly string[]) => ({
  kind: 'field',
  fields: fieldNames.map((field) => expect.objectContaining({ field })),
})

describe('the cart', () => {
  test('raises the line of the same product and unit, and prices it now', async () => {
    const { add, contents } = shop()
    await add({ productID: 'FX100001', quoteQty: 2 })
    await add({ productID: 'FX100001', quoteQty: 3, UOM: 'ea' })
    await add({ productID: 'FX100001', quoteQty: 1, UOM: 'BOX' })
    const lines = await contents()
    expect(lines.map(({ lineId, quantity, unit }) => [lineId, quantity, unit])).toEqual([
      ['1', 5, 'EA'],
      ['2', 1, 'BOX'],
    ])
    expect(lines[1]?.unitPrice).toBe((lines[0]?.unitPrice ?? 0) * 50)
  })

  test('keeps every tally on a line of its own', async () => {
    const { add, contents, api, cartId } = shop()
    const tally = { productID: 'TM100001', UOM: 'LM', quoteQty: 16.8, tallyLength: [{ length: 2.4, qty: 7 }] }
    await add(tally)
    await add(tally)
    expect((await contents()).map(({ quantity, isTally }) => [quantity, isTally])).toEqual([
      [16.8, true],
      [16.8, true],
    ])
    expect(await api.getCartTallies({ sessionID: cartId, lineNo: '2' })).toEqual([{ length: 2.4, quantity: 7 }])
  })

  test.each([
    ['an unknown product', { productID: 'NOPE', quoteQty: 1 }, 'productID'],
    ['an unknown unit', { productID: 'FX100001', quoteQty: 1, UOM: 'TONNE' }, 'UOM'],
    ['half a piece', { productID: 'FX100001', quoteQty: 1.5 }, 'quoteQty'],
    [
      'lengths that do not add up',
      { productID: 'TM100001', UOM: 'LM', quoteQty: 5, tallyLength: [{ length: 2, qty: 2 }] },
      'quoteQty',
    ],
    ['a length without pieces', { productID: 'TM100001', UOM: 'LM', quoteQty: 5 }, 'tallyLength'],
  ])('refuses %s', async (_, line, field) => {
    const { add, contents } = shop()
    await expect(add(line)).rejects.toMatchObject(fields([field]))
    expect(await contents()).toEqual([])
  })

  test('stays when another browser of the customer opens one of its own', async () => {
    const { api, add, contents } = shop()
    await add({ productID: 'FX100001', quoteQty: 7 })
    const other = await api.createCart({})
    expect(await contents()).toHaveLength(1)
    expect(await api.getCartContents({ sessionID: other })).toEqual([])
  })
})

describe('an order', () => {
  test('is at the top of the list with the total of its cart', async () => {
    const { add, contents, place, api, simulator } = shop()
    await add({ productID: 'FX100001', quoteQty: 7 })
    const [line] = await contents()
    const number = await place()
    const total = 7 * ((line?.unitPrice ?? 0) + (line?.unitGst ?? 0))
    const [newest] = await api.getCustomerTransactions({})
    expect(newest).toMatchObject({
      number,
      type: 'Order',
      amount: total,
      reference: 'PO-1001',
      deliveryDate: '2026-11-23',
    })
    expect(simulator.ledger().committedOrders).toMatchObject([{ number: Number(number), total }])
  })

  test('empties its cart, so that a repeat is refused', async () => {
    const { add, contents, place } = shop()
    await add({ productID: 'FX100001', quoteQty: 1 })
    await place()
    expect(await contents()).toEqual([])
    await expect(place()).rejects.toMatchObject(fields(['sessionID']))
  })

  test('leaves its cart alone on the harsher server, and a repeat is a second order', async () => {
    const { add, place, simulator } = shop({ orderedCarts: 'kept' })
    await add({ productID: 'FX100001', quoteQty: 1 })
    expect(await place()).not.toBe(await place({ transactionType: 'Quote' }))
    expect(simulator.ledger().committedOrders.map(({ type }) => type)).toEqual(['Order', 'Quote'])
  })

  test('of the American supplier is taxed when it is made, and not before', async () => {
    const { api, simulator } = customerOf('usa')
    const sessionID = simulator.openCart('demo-admin', [{ productId: 'FX100001', quantity: 40 }])
    const [line] = await api.getCartContents({ sessionID })
    expect(line?.unitGst).toBe(0)
    const number = (await api.processComplete({ ...operations.processComplete.example, sessionID })) ?? ''
    const order = await api.getTransactionTP({ transactionNumber: number, transactionSuffix: '0' })
    expect(order.totalExGst).toBe(40 * (line?.unitPrice ?? 0))
    expect(order.gst).toBe(40 * Math.round((line?.unitPrice ?? 0) * 0.0825))
  })

  test('cannot be made of a list', async () => {
    const { place } = shop()
    await expect(place({ sessionID: 'example-list' })).rejects.toMatchObject(fields(['sessionID']))
  })

  test('names every field that is wrong', async () => {
    const { add, place } = shop()
    await add({ productID: 'FX100001', quoteQty: 1 })
    const wrong = { branchID: '99', despatchMethod: 'PIGEON', dateRequired: '2026-02-30T08:00:00' }
    await expect(place(wrong)).rejects.toMatchObject(fields(['despatchMethod', 'branchID', 'dateRequired']))
  })

  test('can hold the charge that geocode, branch and vehicle lead to', async () => {
    const { api, add, contents } = shop()
    const place = await api.getGeocode({ addressLine1: '1 Main Road', addressLine2: 'Kellyville', addressLine3: 'NSW' })
    const { branchId, distanceKm } = await api.getClosestBranch({ ...place, vehicleType: 'UTE' })
    const productID = await api.getDeliveryCharge({ branchID: branchId, distanceKm, vehicleType: 'UTE' })
    await add({ productID, quoteQty: 1, UOM: 'ea' })
    expect(await contents()).toMatchObject([{ productId: productID, unit: 'EA', quantity: 1 }])
    await expect(api.searchProductTP({ descString: productID, incGST: false })).resolves.toEqual([])
  })
})

describe('the catalogue', () => {
  test('pages through a category without losing or repeating a product', async () => {
    const { api } = shop()
    const all = await api.getProductsByCategoryTP({ incGST: false, searchCategory: 'TIMBER' })
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) =>
        api.getProductsByCategoryTP({ incGST: false, searchCategory: 'TIMBER', page, rowsPerPage: 12 }),
      ),
    )
    expect(pages.flat().map(({ productId }) => productId)).toEqual(all.slice(0, 48).map(({ productId }) => productId))
  })

  test('finds what holds all the words', async () => {
    const { api } = shop()
    const found = await api.searchProductTP({ descString: 'h3 PINE 190', incGST: false })
    expect(found.map(({ name }) => name)).toEqual(['Treated Pine H3 MGP10 190 x 45 mm'])
  })
})

test('everything that is ever ordered adds up to the cent', async () => {
  const { api, add, contents, place, cartId, simulator } = shop()
  const products = worlds.typical().products.filter(({ isTally }) => !isTally)
  const sums: { shown: number; listed: number | null | undefined }[] = []
  let state = 7
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  for (let step = 0; step < 300; step += 1) {
    const product = products[next(products.length)]
    const lines = await contents()
    const line = lines[next(lines.length)]
    const cart = { sessionID: cartId }
    if (product && next(10) < 6)
      await add({ productID: product.id, UOM: product.units[0].name, quoteQty: 1 + next(40) })
    else if (line && next(3) === 0)
      await api.deleteCartProduct({ ...cart, productID: line.productId, lineID: line.lineId })
    else if (line && next(3) > 0)
      await api.updateCartProduct({
        ...cart,
        productID: line.productId,
        lineId: line.lineId,
        UOM: line.unit,
        quoteQty: 1 + next(9),
      })
    else if (line) {
      const shown = lines.reduce(
        (sum, { quantity, unitPrice, unitGst }) => sum + quantity * ((unitPrice ?? 0) + (unitGst ?? 0)),
        0,
      )
      await place()
      sums.push({ shown, listed: (await api.getCustomerTransactions({ limit: 1 }))[0]?.amount })
    }
  }
  expect(sums.length).toBeGreaterThan(5)
  expect(sums.map(({ listed }) => listed)).toEqual(sums.map(({ shown }) => shown))
  expect(simulator.ledger().committedOrders.map(({ total }) => total)).toEqual(sums.map(({ shown }) => shown))
})
