import { operations } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { customerOf, refusedField } from '../testing/setUpCustomer.ts'

const changes = operations.sendPriceBookInfoChanges.example

test('a new one is in the history and on its way', async () => {
  const { api, simulator } = customerOf()
  const before = (await api.getPriceBookInfo({})).priceBook
  expect(await api.requestNewPriceBook({})).toContain('PB5')
  const after = (await api.getPriceBookInfo({})).priceBook
  expect(after?.history).toMatchObject([{ id: 'PB5', date: '2026-11-16' }, ...(before?.history ?? [])])
  expect(after?.lastCalculated).toBe('2026-11-16')
  expect(simulator.outbox()).toMatchObject([{ about: 'price-book', attachments: ['Price book PB5'] }])
})

test('old ones are sent again, all or none', async () => {
  const { api, simulator } = customerOf()
  await expect(api.resendPriceBook({ historyIDs: 'PB1 PB9' })).rejects.toMatchObject(refusedField('historyIDs'))
  expect(simulator.outbox()).toEqual([])
  expect(await api.resendPriceBook({ historyIDs: 'PB1 PB3' })).toMatch(/PB1.*PB3/)
  expect(simulator.outbox()).toHaveLength(2)
})

test('a changed set-up is used from then on', async () => {
  const { api } = customerOf()
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
])('a set-up with a wrong %s is refused', async (field, value) => {
  const { api } = customerOf()
  await expect(api.sendPriceBookInfoChanges({ ...changes, [field]: value })).rejects.toMatchObject(refusedField(field))
})

test('whoever has none is told so', async () => {
  const { api } = customerOf('empty')
  expect(await api.isPriceBookEnabled({})).toBe(false)
  expect(await api.getPriceBookInfo({})).toEqual({
    priceBook: null,
    message: 'No price book extract has been set up for you',
  })
})
