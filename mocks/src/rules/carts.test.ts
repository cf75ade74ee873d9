import { describe, expect, test } from 'vitest'
import { refusedFields, setUpCart } from '../testing/setUpCustomer.ts'

describe('the cart', () => {
  test('increases the line of the same product and unit, at current prices', async () => {
    const { add, contents } = setUpCart()
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

  test('never combines lines with lengths', async () => {
    const { add, contents, api, cartId } = setUpCart()
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
    ['a fractional quantity', { productID: 'FX100001', quoteQty: 1.5 }, 'quoteQty'],
    [
      'a quantity that is not the sum of the lengths',
      { productID: 'TM100001', UOM: 'LM', quoteQty: 5, tallyLength: [{ length: 2, qty: 2 }] },
      'quoteQty',
    ],
    ['a missing list of lengths', { productID: 'TM100001', UOM: 'LM', quoteQty: 5 }, 'tallyLength'],
  ])('refuses %s', async (_, line, field) => {
    const { add, contents } = setUpCart()
    await expect(add(line)).rejects.toMatchObject(refusedFields(field))
    expect(await contents()).toEqual([])
  })

  test('remains when the customer creates another cart', async () => {
    const { api, add, contents } = setUpCart()
    await add({ productID: 'FX100001', quoteQty: 7 })
    const other = await api.createCart({})
    expect(await contents()).toHaveLength(1)
    expect(await api.getCartContents({ sessionID: other })).toEqual([])
  })
})
