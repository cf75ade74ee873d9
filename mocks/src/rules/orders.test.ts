import { describe, expect, test } from 'vitest'
import { refusedFields, setUpCart } from '../testing/setUpCustomer.ts'
import { worlds } from '../world/index.ts'

describe('an order of an account', () => {
  test('on hold is placed', async () => {
    const { add, placeOrder } = setUpCart({}, 'onHold')
    await add({ productID: 'FX100001', quoteQty: 1 })
    await expect(placeOrder()).resolves.toMatch(/^\d+$/)
  })

  test('that is suspended is refused, and its quote is not', async () => {
    const { add, placeOrder, contents, simulator } = setUpCart({}, 'suspended')
    await add({ productID: 'FX100001', quoteQty: 1 })
    await expect(placeOrder()).rejects.toMatchObject(refusedFields('customerID'))
    expect(await contents()).toHaveLength(1)
    await expect(placeOrder({ transactionType: 'Quote' })).resolves.toMatch(/^\d+$/)
    expect(simulator.ledger().committedOrders).toMatchObject([{ type: 'Quote' }])
  })
})

describe('an order', () => {
  test('is first in the order list, with the total of its cart', async () => {
    const { add, contents, placeOrder, api, simulator } = setUpCart()
    await add({ productID: 'FX100001', quoteQty: 7 })
    const [line] = await contents()
    const number = await placeOrder()
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

  test('closes its cart, and a repeated request gets the same number', async () => {
    const { add, contents, placeOrder, cartId, simulator } = setUpCart()
    await add({ productID: 'FX100001', quoteQty: 1 })
    const number = await placeOrder()
    expect(await contents()).toEqual([])
    await expect(add({ productID: 'FX100001', quoteQty: 1 })).rejects.toMatchObject(refusedFields('sessionID'))
    expect(await placeOrder({ transactionType: 'Quote' })).toBe(number)
    expect(simulator.ledger()).toMatchObject({
      committedOrders: [{ number: Number(number), type: 'Order' }],
      repeatedOrders: [{ number: Number(number), cartId }],
    })
  })

  test('of another cart with the same lines is a new order', async () => {
    const { api, simulator, placeOrder, add } = setUpCart()
    await add({ productID: 'FX100001', quoteQty: 1 })
    const first = await placeOrder()
    const sessionID = await api.createCart({})
    await api.addCartProduct({ sessionID, productID: 'FX100001', UOM: 'EA', quoteQty: 1 })
    expect(await placeOrder({ sessionID })).not.toBe(first)
    expect(simulator.ledger().repeatedOrders).toEqual([])
  })

  test('with orderedCarts "emptied", empties its cart, so that a repeated request is refused', async () => {
    const { add, contents, placeOrder } = setUpCart({ orderedCarts: 'emptied' })
    await add({ productID: 'FX100001', quoteQty: 1 })
    await placeOrder()
    expect(await contents()).toEqual([])
    await expect(placeOrder()).rejects.toMatchObject(refusedFields('sessionID'))
  })

  test('with orderedCarts "kept", leaves its cart, and a repeated request places a second order', async () => {
    const { add, placeOrder, simulator } = setUpCart({ orderedCarts: 'kept' })
    await add({ productID: 'FX100001', quoteQty: 1 })
    expect(await placeOrder()).not.toBe(await placeOrder({ transactionType: 'Quote' }))
    expect(simulator.ledger().committedOrders.map(({ type }) => type)).toEqual(['Order', 'Quote'])
  })

  test('in the world usa, has tax, although its cart has none', async () => {
    const { api, add, contents, placeOrder } = setUpCart({}, 'usa')
    await add({ productID: 'FX100001', quoteQty: 40 })
    const [line] = await contents()
    expect(line?.unitGst).toBe(0)
    const number = (await placeOrder()) ?? ''
    const order = await api.getTransactionTP({ transactionNumber: number, transactionSuffix: '0' })
    expect(order.totalExGst).toBe(40 * (line?.unitPrice ?? 0))
    expect(order.gst).toBe(40 * Math.round((line?.unitPrice ?? 0) * 0.0825))
  })

  test('cannot be placed from a custom list', async () => {
    const { placeOrder } = setUpCart()
    await expect(placeOrder({ sessionID: 'example-list' })).rejects.toMatchObject(refusedFields('sessionID'))
  })

  test('is refused with every invalid field', async () => {
    const { add, placeOrder } = setUpCart()
    await add({ productID: 'FX100001', quoteQty: 1 })
    const wrong = { branchID: '99', despatchMethod: 'PIGEON', dateRequired: '2026-02-30T08:00:00' }
    await expect(placeOrder(wrong)).rejects.toMatchObject(refusedFields('despatchMethod', 'branchID', 'dateRequired'))
  })

  test('can contain the delivery charge for an address, branch and vehicle', async () => {
    const { api, add, contents } = setUpCart()
    const place = await api.getGeocode({ addressLine1: '1 Main Road', addressLine2: 'Kellyville', addressLine3: 'NSW' })
    const { branchId, distanceKm } = await api.getClosestBranch({ ...place, vehicleType: 'UTE' })
    const productID = await api.getDeliveryCharge({ branchID: branchId, distanceKm, vehicleType: 'UTE' })
    await add({ productID, quoteQty: 1, UOM: 'ea' })
    expect(await contents()).toMatchObject([{ productId: productID, unit: 'EA', quantity: 1 }])
    await expect(api.searchProductTP({ descString: productID, incGST: false })).resolves.toEqual([])
  })
})

test('the totals of carts, orders and ledger agree to the cent over 300 random steps', async () => {
  const { api, add, contents, placeOrder, cartId, simulator } = setUpCart({ orderedCarts: 'emptied' })
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
      await placeOrder()
      sums.push({ shown, listed: (await api.getCustomerTransactions({ limit: 1 }))[0]?.amount })
    }
  }
  expect(sums.length).toBeGreaterThan(5)
  expect(sums.map(({ listed }) => listed)).toEqual(sums.map(({ shown }) => shown))
  expect(simulator.ledger().committedOrders.map(({ total }) => total)).toEqual(sums.map(({ shown }) => shown))
})
