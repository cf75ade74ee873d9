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

test('requested settings apply from the next price book', async () => {
  const { api, simulator } = setUpCustomer()
  const before = await api.getPriceBookInfo({})
  const recipient = 'yard@hargreaves.example; office@hargreaves.example'
  const message = await api.sendPriceBookInfoChanges({ ...changes, typePricebook: 'I', recipient })
  expect(message).toBe('Your request has been sent to us. It applies from your next price book.')
  expect(await api.getPriceBookInfo({})).toEqual(before)
  await api.requestNewPriceBook({})
  expect((await api.getPriceBookInfo({})).priceBook).toMatchObject({
    type: 'I',
    recipient,
    history: [{ type: 'I', recipient }, {}, {}, {}, {}],
  })
  expect(simulator.outbox().at(-1)?.to).toEqual(['yard@hargreaves.example', 'office@hargreaves.example'])
})

test.each([
  ['typePricebook', 'X'],
  ['deliveryFormat', ''],
  ['frequencyPricebook', 'FW'],
  ['recipient', 'somebody'],
  ['recipient', ''],
  ['recipient', 'yard@hargreaves.example; somebody'],
])('settings with an invalid %s are refused', async (field, value) => {
  const { api } = setUpCustomer()
  await expect(api.sendPriceBookInfoChanges({ ...changes, [field]: value })).rejects.toMatchObject(refusedFields(field))
})

test('A08 a customer whose extract is not set up has price books, and gets the message for that', async () => {
  const { api } = setUpCustomer('suspended')
  const message = 'No price book extract has been set up for you'
  expect(await api.isPriceBookEnabled({})).toBe(true)
  expect(await api.getPriceBookInfo({})).toEqual({ priceBook: null, message })
  await expect(api.requestNewPriceBook({})).rejects.toMatchObject({ kind: 'no-price-book', signsOut: false })
})

test('a customer without price books gets the message for that', async () => {
  const { api } = setUpCustomer('empty')
  expect(await api.isPriceBookEnabled({})).toBe(false)
  expect(await api.getPriceBookInfo({})).toEqual({
    priceBook: null,
    message: 'No price book extract has been set up for you',
  })
})
