import { operations } from '@trade-portal/supplier-api'
import { describe, expect, test } from 'vitest'
import { setUpCart, setUpCustomer, refusedFields } from '../testing/setUpCustomer.ts'

const invoice = { transactionNumber: '500001', transactionSuffix: '0' }
const quoteKey = { transactionNumber: '300001', transactionSuffix: '0' }
const acceptance = { numTran: '300001', suffixTran: '0', deliveryDate: '2026-12-01', comment1: 'Go ahead' }
const emailRequest = operations.emailTransaction.example

test('A quote becomes an order with the quoted prices, once', async () => {
  const { api, simulator } = setUpCustomer()
  const rows = async () => (await api.getCustomerTransactions({})).filter(({ number }) => number === '300001')
  const [before] = await rows()
  const late = api.acceptQuote({ ...acceptance, deliveryDate: '2026-02-30' })
  await expect(late).rejects.toMatchObject(refusedFields('deliveryDate'))
  await api.acceptQuote(acceptance)
  expect(before).toMatchObject({ type: 'Quote' })
  expect(await rows()).toEqual([{ ...before, type: 'Order', deliveryDate: '2026-12-01' }])
  expect(await api.getTransactionTP(quoteKey)).toMatchObject({ type: 'Order', deliveryDate: '2026-12-01' })
  await expect(api.acceptQuote(acceptance)).rejects.toMatchObject(refusedFields('numTran'))
  expect(simulator.ledger().acceptedQuotes).toMatchObject([{ number: 300_001, comment: 'Go ahead' }])
})

test('Invoices are listed between two dates, both included', async () => {
  const { api } = setUpCustomer()
  const all = await api.getCustomerInvoicesTP({})
  const [fromDate, toDate] = [all.at(-3)?.date ?? '', all[2]?.date ?? '']
  const found = await api.getCustomerInvoicesTP({ fromDate, toDate })
  expect(found).toEqual(all.filter(({ date }) => date !== null && date >= fromDate && date <= toDate))
  expect(await api.getCustomerInvoicesTP({ toDate: '' })).toEqual(all)
})

test('An invoice’s comment is in the list and the details', async () => {
  const { api } = setUpCustomer()
  for (const userComment of ['Paid with the June run', '']) {
    await api.saveUserComment({ ...invoice, userComment })
    const listed = (await api.getCustomerInvoicesTP({})).find(({ number }) => number === '500001')
    expect([listed?.comment, (await api.getTransactionTP(invoice)).comment]).toEqual([userComment, userComment])
  }
  const call = api.saveUserComment({ ...quoteKey, userComment: 'Hm' })
  await expect(call).rejects.toMatchObject(refusedFields('transactionNumber'))
})

test('An order copied to a cart loses its delivery charges', async () => {
  const { api, simulator, add, placeOrder } = setUpCart()
  await add({ productID: 'FX100001', quoteQty: 3 })
  await add({ productID: 'DEL-UTE-1', quoteQty: 1 })
  const transactionNumber = (await placeOrder()) ?? ''
  const copy = { sessionID: simulator.openCart('demo-admin', []), transactionSuffix: '0' }
  const number = (await api.getCustomerInvoicesTP({})).find(({ type }) => type === 'Credit')?.number ?? ''
  const refused = api.copyTranToCart({ ...copy, transactionNumber: number })
  await expect(refused).rejects.toMatchObject(refusedFields('transactionNumber'))
  await api.copyTranToCart({ ...copy, transactionNumber })
  const lines = await api.getCartContents({ sessionID: copy.sessionID })
  expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([['FX100001', 3]])
})

describe('An e-mail', () => {
  test('has an invoice, a payment or nothing attached', async () => {
    const { api, simulator } = setUpCustomer()
    const [from, to] = ['office@hargreaves.example', 'support@corymbia.example']
    await api.emailTransaction({ ...emailRequest, format: 'csv' })
    await api.emailTransaction({ ...emailRequest, transactionList: [{ ...invoice, transactionNumber: '700001' }] })
    await api.sendEmailMessage({ ...operations.sendEmailMessage.example, numTran: '700001' })
    await api.sendEmailMessage({ ...operations.sendEmailMessage.example, numTran: 0, suffixTran: 0 })
    expect(simulator.outbox()).toMatchObject([
      { to: [from], subject: 'Invoice 500001-0', attachments: ['Invoice 500001-0 (csv)'] },
      { attachments: ['Payment 700001-0 (pdf)'] },
      { about: 'message', from, to: [to], attachments: ['Payment 700001-0'] },
      { about: 'message', from, to: [to], attachments: [] },
    ])
  })

  test('with more than 20 transactions is queued', async () => {
    const { api, simulator } = setUpCustomer()
    const all = await api.getCustomerInvoicesTP({})
    const keys = all.map(({ number, suffix }) => ({ transactionNumber: number, transactionSuffix: suffix }))
    await expect(api.emailTransactions({ ...emailRequest, transactionList: keys.slice(0, 20) })).resolves.toBe('sent')
    await expect(api.emailTransaction({ ...emailRequest, transactionList: keys.slice(0, 21) })).resolves.toBeNull()
    await expect(api.emailTransactions({ ...emailRequest, transactionList: keys.slice(0, 21) })).resolves.toBe('queued')
    expect(simulator.outbox().map(({ attachments }) => attachments.length)).toEqual([20, 21, 21])
  })

  test('is refused for a wrong recipient or transaction', async () => {
    const { api, simulator } = setUpCustomer()
    const [details] = emailRequest.emailDetails
    const lost = api.emailTransaction({ ...emailRequest, emailDetails: [{ ...details, email_address: 'the office' }] })
    await expect(lost).rejects.toMatchObject(refusedFields('email_address'))
    const unknown = api.emailTransaction({ ...emailRequest, transactionList: [{ ...invoice, transactionSuffix: '7' }] })
    await expect(unknown).rejects.toMatchObject(refusedFields('transactionNumber'))
    expect(simulator.outbox()).toEqual([])
  })
})
