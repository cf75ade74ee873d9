import { describe, expect, test } from 'vitest'
import { refusedFields, setUpCart } from '../testing/setUpCustomer.ts'

const tally = { productID: 'TM100001', UOM: 'LM', quoteQty: 16.8, tallyLength: [{ length: 2.4, qty: 7 }] }

describe('The cart', () => {
  test('adds an equal product and unit to the existing line', async () => {
    const { add, contents } = setUpCart()
    await add({ productID: 'FX100001', quoteQty: 2 })
    await add({ productID: 'FX100001', quoteQty: 3, UOM: 'ea' })
    await add({ productID: 'FX100001', quoteQty: 1, UOM: 'BOX' })
    const [single, box] = await contents()
    expect(single).toMatchObject({ lineId: '1', quantity: 5, unit: 'EA' })
    expect(box).toMatchObject({ lineId: '2', quantity: 1, unit: 'BOX', unitPrice: (single?.unitPrice ?? 0) * 50 })
  })

  test('never combines two tallies (lists of cut lengths)', async () => {
    const { add, contents, api, cartId } = setUpCart()
    await add(tally)
    await add(tally)
    expect(await contents()).toMatchObject(Array.from({ length: 2 }, () => ({ quantity: 16.8, isTally: true })))
    expect(await api.getCartTallies({ sessionID: cartId, lineNo: '2' })).toEqual([{ length: 2.4, quantity: 7 }])
  })

  test.each([
    ['an unknown product', { productID: 'NOPE', quoteQty: 1 }, 'productID'],
    ['an unknown unit', { productID: 'FX100001', quoteQty: 1, UOM: 'TONNE' }, 'UOM'],
    ['a fractional quantity', { productID: 'FX100001', quoteQty: 1.5 }, 'quoteQty'],
    ['a quantity that is not the sum of the lengths', { ...tally, quoteQty: 5 }, 'quoteQty'],
    ['a missing list of lengths', { productID: 'TM100001', UOM: 'LM', quoteQty: 5 }, 'tallyLength'],
  ])('refuses %s', async (_, line, field) => {
    const { add, contents } = setUpCart()
    await expect(add(line)).rejects.toMatchObject(refusedFields(field))
    expect(await contents()).toEqual([])
  })
})
