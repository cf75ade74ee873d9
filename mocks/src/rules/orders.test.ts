import { describe, expect, test } from 'vitest'
import { refusedFields, setUpCart } from '../testing/setUpCustomer.ts'

/** A customer with one product in the cart. */
async function setUpLine(...options: Parameters<typeof setUpCart>) {
  const shop = setUpCart(...options)
  await shop.add({ productID: 'FX100001', quoteQty: 7 })
  return shop
}

describe('An order', () => {
  test('is refused to a suspended account, unlike a quote', async () => {
    const { placeOrder, contents, simulator } = await setUpLine({}, 'suspended')
    await expect(placeOrder()).rejects.toMatchObject(refusedFields('customerID'))
    expect(await contents()).toHaveLength(1)
    await expect(placeOrder({ transactionType: 'Quote' })).resolves.toMatch(/^\d+$/)
    expect(simulator.ledger().committedOrders).toMatchObject([{ type: 'Quote' }])
  })

  test('sent again is refused or placed twice, as configured', async () => {
    const emptied = await setUpLine({ orderedCarts: 'emptied' })
    await emptied.placeOrder()
    expect(await emptied.contents()).toEqual([])
    await expect(emptied.placeOrder()).rejects.toMatchObject(refusedFields('sessionID'))
    const { placeOrder, simulator } = await setUpLine({ orderedCarts: 'kept' }, 'onHold')
    expect(await placeOrder()).not.toBe(await placeOrder({ transactionType: 'Quote' }))
    expect(simulator.ledger().committedOrders.map(({ type }) => type)).toEqual(['Order', 'Quote'])
  })

  test('comes first in the list of orders, with its cart’s total', async () => {
    const { add, contents, placeOrder, api, simulator } = await setUpLine()
    await add({ productID: 'FX100001', UOM: 'BOX', quoteQty: 3 })
    const total = (await contents())
      .map(({ quantity, unitPrice, unitGst }) => quantity * ((unitPrice ?? 0) + (unitGst ?? 0)))
      .reduce((sum, price) => sum + price)
    const number = await placeOrder()
    const [newest] = await api.getCustomerTransactions({})
    const order = { number, type: 'Order', amount: total, reference: 'PO-1001', deliveryDate: '2026-11-23' }
    expect(newest).toMatchObject(order)
    expect(simulator.ledger().committedOrders).toMatchObject([{ number: Number(number), total }])
  })

  test('closes its cart, and keeps its number if sent again', async () => {
    const { api, add, contents, placeOrder, cartId, simulator } = await setUpLine()
    const number = await placeOrder()
    expect(await contents()).toEqual([])
    await expect(add({ productID: 'FX100001', quoteQty: 1 })).rejects.toMatchObject(refusedFields('sessionID'))
    expect(await placeOrder({ transactionType: 'Quote' })).toBe(number)
    const sessionID = await api.createCart({})
    await api.addCartProduct({ sessionID, productID: 'FX100001', UOM: 'EA', quoteQty: 7 })
    expect(await placeOrder({ sessionID })).not.toBe(number)
    expect(simulator.ledger()).toMatchObject({
      committedOrders: [{ number: Number(number), type: 'Order' }, { type: 'Order' }],
      repeatedOrders: [{ number: Number(number), cartId }],
    })
  })

  test('has tax in the United States, although its cart has none', async () => {
    const { api, contents, placeOrder } = await setUpLine({}, 'usa')
    const [line] = await contents()
    expect(line?.unitGst).toBe(0)
    const number = (await placeOrder()) ?? ''
    const order = await api.getTransactionTP({ transactionNumber: number, transactionSuffix: '0' })
    expect(order.totalExGst).toBe(7 * (line?.unitPrice ?? 0))
    expect(order.gst).toBe(7 * Math.round((line?.unitPrice ?? 0) * 0.0825))
  })

  test.each([
    [['sessionID'], { sessionID: 'example-list' }],
    [
      ['despatchMethod', 'branchID', 'dateRequired'],
      { branchID: '99', despatchMethod: 'PIGEON', dateRequired: '2026-02-30T08:00:00' },
    ],
  ])('is refused with an error that names every wrong field: %j', async (fields, wrong) => {
    const { placeOrder } = await setUpLine()
    await expect(placeOrder(wrong)).rejects.toMatchObject(refusedFields(...fields))
  })
})
