import { operations } from '@trade-portal/supplier-api'
import { describe, expect, test } from 'vitest'
import { setUpCustomer, refusedFields } from '../testing/setUpCustomer.ts'

const changes = operations.sendPriceBookInfoChanges.example

describe('Price books', () => {
  test('can be sent again, unless one of the ids is unknown', async () => {
    const { api, simulator } = setUpCustomer()
    await expect(api.resendPriceBook({ historyIDs: 'PB1 PB9' })).rejects.toMatchObject(refusedFields('historyIDs'))
    expect(simulator.outbox()).toEqual([])
    expect(await api.resendPriceBook({ historyIDs: 'PB1 PB3' })).toMatch(/PB1.*PB3/)
    expect(simulator.outbox()).toHaveLength(2)
  })

  test('get the requested settings with the next price book', async () => {
    const { api, simulator } = setUpCustomer()
    const before = await api.getPriceBookInfo({})
    const settings = { type: 'I', recipient: 'yard@hargreaves.example; office@hargreaves.example' }
    await api.sendPriceBookInfoChanges({ ...changes, typePricebook: 'I', recipient: settings.recipient })
    expect(await api.getPriceBookInfo({})).toEqual(before)
    expect(await api.requestNewPriceBook({})).toContain('PB5')
    const history = [{ ...settings, id: 'PB5', date: '2026-11-16' }, ...(before.priceBook?.history ?? [])]
    const { priceBook } = await api.getPriceBookInfo({})
    expect(priceBook).toMatchObject({ ...settings, history, lastCalculated: '2026-11-16' })
    expect(simulator.outbox().at(-1)).toMatchObject({
      about: 'price-book',
      to: ['yard@hargreaves.example', 'office@hargreaves.example'],
      attachments: ['Price book PB5'],
    })
  })

  test.each([
    ['typePricebook', 'X'],
    ['deliveryFormat', ''],
    ['frequencyPricebook', 'FW'],
    ['recipient', ''],
    ['recipient', 'yard@hargreaves.example; somebody'],
  ])('refuse changes with the %s %j', async (field, value) => {
    const call = setUpCustomer().api.sendPriceBookInfoChanges({ ...changes, [field]: value })
    await expect(call).rejects.toMatchObject(refusedFields(field))
  })

  test.each([
    ['suspended', true],
    ['empty', false],
  ] as const)('are not set up for the demo data %s (enabled: %j)', async (world, isEnabled) => {
    const { api } = setUpCustomer(world)
    expect(await api.isPriceBookEnabled({})).toBe(isEnabled)
    const message = 'No price book extract has been set up for you'
    expect(await api.getPriceBookInfo({})).toEqual({ priceBook: null, message })
    await expect(api.requestNewPriceBook({})).rejects.toMatchObject({ kind: 'no-price-book', signsOut: false })
  })
})
