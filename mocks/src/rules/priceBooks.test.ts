import { operations } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { setUpCustomer, refusedFields } from '../testing/setUpCustomer.ts'

const changes = operations.sendPriceBookInfoChanges.example

test('a new price book is added to the history and sent', async () => {
  const { api, simulator } = setUpCustomer()
  const before = (await api.getPriceBookInfo({})).priceBook
  expect(await api.requestNewPriceBook({})).toContain('PB5')
  const after = (await api.getPriceBookInfo({})).priceBook
  expect(after?.history).toMatchObject([{ id: 'PB5', date: '2026-11-16' }, ...(before?.history ?? [])])
  expect(after?.lastCalculated).toBe('2026-11-16')
  expect(simulator.outbox()).toMatchObject([{ about: 'price-book', attachments: ['Price book PB5'] }])
})

test('old price books can be sent again, all or none', async () => {
  const { api, simulator } = setUpCustomer()
  await expect(api.resendPriceBook({ historyIDs: 'PB1 PB9' })).rejects.toMatchObject(refusedFields('historyIDs'))
  expect(simulator.outbox()).toEqual([])
  expect(await api.resendPriceBook({ historyIDs: 'PB1 PB3' })).toMatch(/PB1.*PB3/)
  expect(simulator.outbox()).toHaveLength(2)
})

test('changed settings apply to the next price book', async () => {
  const { api } = setUpCustomer()
  await api.sendPriceBookInfoChanges({ ...changes, typePricebook: 'I', recipient: 'yard@hargreaves.example' })
  await api.requestNewPriceBook({})
  expect((await api.getPriceBookInfo({})).priceBook).toMatchObject({
    type: 'I',
    history: [{ type: 'I', recipient: 'yard@hargreaves.example' }, {}, {}, {}, {}],
  })
})

test.each([
  ['typePricebook', 'X'],
  ['deliveryFormat', ''],
  ['frequencyPricebook', 'FW'],
  ['recipient', 'somebody'],
])('settings with an invalid %s are refused', async (field, value) => {
  const { api } = setUpCustomer()
  await expect(api.sendPriceBookInfoChanges({ ...changes, [field]: value })).rejects.toMatchObject(refusedFields(field))
})

test('a customer without price books gets the message for that', async () => {
  const { api } = setUpCustomer('empty')
  expect(await api.isPriceBookEnabled({})).toBe(false)
  expect(await api.getPriceBookInfo({})).toEqual({
    priceBook: null,
    message: 'No price book extract has been set up for you',
  })
})
