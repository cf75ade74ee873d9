import { operations } from '@trade-portal/supplier-api'
import { describe, expect, test } from 'vitest'
import { worlds } from '../world/index.ts'
import type { Invoice } from '../world/world.ts'
import { setUpCustomer, refusedFields } from '../testing/setUpCustomer.ts'

const invoice = { transactionNumber: '500001', transactionSuffix: '0' }
const quote = { numTran: '300001', suffixTran: '0' }
const quoteKey = { transactionNumber: '300001', transactionSuffix: '0' }
const emailRequest = operations.emailTransaction.example

describe('a quote', () => {
  test('becomes an order with the quoted prices when accepted', async () => {
    const { api, simulator } = setUpCustomer()
    const before = (await api.getCustomerTransactions({})).find(({ number }) => number === '300001')
    await api.acceptQuote({ ...quote, deliveryDate: '2026-12-01', comment1: 'Go ahead' })
    const after = (await api.getCustomerTransactions({})).filter(({ number }) => number === '300001')
    expect(before).toMatchObject({ type: 'Quote' })
    expect(after).toEqual([{ ...before, type: 'Order', deliveryDate: '2026-12-01' }])
    expect(await api.getTransactionTP(quoteKey)).toMatchObject({ type: 'Order', deliveryDate: '2026-12-01' })
    expect(simulator.ledger().acceptedQuotes).toMatchObject([{ number: 300_001, comment: 'Go ahead' }])
  })

  test('can be accepted once', async () => {
    const { api, simulator } = setUpCustomer()
    await api.acceptQuote({ ...quote, deliveryDate: '2026-12-01', comment1: '' })
    const again = api.acceptQuote({ ...quote, deliveryDate: '2026-12-02', comment1: '' })
    await expect(again).rejects.toMatchObject(refusedFields('numTran'))
    expect(simulator.ledger().acceptedQuotes).toHaveLength(1)
  })

  test.each(['', '2026-02-30', 'tomorrow'])('cannot be accepted for the delivery date "%s"', async (deliveryDate) => {
    const { api } = setUpCustomer()
    const call = api.acceptQuote({ ...quote, deliveryDate, comment1: '' })
    await expect(call).rejects.toMatchObject(refusedFields('deliveryDate'))
    expect(await api.getTransactionTP(quoteKey)).toMatchObject({ type: 'Quote' })
  })
})

test('invoices are listed between two dates, both included', async () => {
  const { api } = setUpCustomer()
  const all = await api.getCustomerInvoicesTP({})
  const [fromDate, toDate] = [all.at(-3)?.date ?? '', all[2]?.date ?? '']
  const found = await api.getCustomerInvoicesTP({ fromDate, toDate })
  expect(found).toEqual(all.filter(({ date }) => date !== null && date >= fromDate && date <= toDate))
  expect([found[0]?.date, found.at(-1)?.date]).toEqual([toDate, fromDate])
  expect(await api.getCustomerInvoicesTP({ fromDate: '2030-01-01' })).toEqual([])
  expect(await api.getCustomerInvoicesTP({ toDate: '' })).toEqual(all)
})

describe('a comment', () => {
  test('appears in the list and in the details, and a blank one removes it', async () => {
    const { api } = setUpCustomer()
    for (const userComment of ['Paid with the June run', '']) {
      await api.saveUserComment({ ...invoice, userComment })
      const listed = (await api.getCustomerInvoicesTP({})).find(({ number }) => number === '500001')
      expect(listed?.comment).toBe(userComment)
      expect((await api.getTransactionTP(invoice)).comment).toBe(userComment)
    }
  })

  test('can only be set on invoices', async () => {
    const { api } = setUpCustomer()
    const call = api.saveUserComment({ ...quoteKey, userComment: 'Hm' })
    await expect(call).rejects.toMatchObject(refusedFields('transactionNumber'))
  })
})

describe('copying to a cart', () => {
  test('copies the lines without delivery charges', async () => {
    const { api, simulator } = setUpCustomer()
    const sessionID = simulator.openCart('demo-admin', [
      { productId: 'FX100001', quantity: 3 },
      { productId: 'DEL-UTE-1', quantity: 1 },
    ])
    const number = await api.processComplete({ ...operations.processComplete.example, sessionID })
    const copy = { sessionID: simulator.openCart('demo-admin', []) }
    await api.copyTranToCart({ transactionNumber: number ?? '', transactionSuffix: '0', ...copy })
    expect((await api.getCartContents(copy)).map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['FX100001', 3],
    ])
  })

  test('is refused for a credit', async () => {
    const { api, simulator } = setUpCustomer()
    const credit = (await api.getCustomerInvoicesTP({})).find(({ type }) => type === 'Credit')
    const sessionID = simulator.openCart('demo-admin', [])
    const key = { transactionNumber: credit?.number ?? '', transactionSuffix: '0' }
    await expect(api.copyTranToCart({ ...key, sessionID })).rejects.toMatchObject(refusedFields('transactionNumber'))
    expect(await api.getCartContents({ sessionID })).toEqual([])
  })
})

describe('an e-mail', () => {
  test('has the requested transactions attached', async () => {
    const { api, simulator } = setUpCustomer()
    await api.emailTransaction({ ...emailRequest, format: 'csv' })
    expect(simulator.outbox()).toMatchObject([
      { to: ['office@hargreaves.example'], subject: 'Invoice 500001-0', attachments: ['Invoice 500001-0 (csv)'] },
    ])
  })

  test('may have a payment attached or be about one', async () => {
    const { api, simulator } = setUpCustomer()
    const key = { transactionNumber: '700001', transactionSuffix: '0' }
    await api.emailTransaction({ ...emailRequest, transactionList: [key] })
    await api.sendEmailMessage({ ...operations.sendEmailMessage.example, numTran: '700001' })
    expect(simulator.outbox().flatMap(({ attachments }) => attachments)).toEqual([
      'Payment 700001-0 (pdf)',
      'Payment 700001-0',
    ])
  })

  test('with more than 20 transactions is queued, which counts as sent', async () => {
    const { api, simulator } = setUpCustomer()
    const all = await api.getCustomerInvoicesTP({})
    const keys = all.map(({ number, suffix }) => ({ transactionNumber: number, transactionSuffix: suffix }))
    await expect(api.emailTransactions({ ...emailRequest, transactionList: keys.slice(0, 20) })).resolves.toBe('sent')
    await expect(api.emailTransaction({ ...emailRequest, transactionList: keys.slice(0, 21) })).resolves.toBeNull()
    await expect(api.emailTransactions({ ...emailRequest, transactionList: keys.slice(0, 21) })).resolves.toBe('queued')
    expect(simulator.outbox().map(({ attachments }) => attachments.length)).toEqual([20, 21, 21])
  })

  test('with many transactions reads the list of invoices once', async () => {
    let reads = 0
    const counted = (invoice: Invoice) =>
      new Proxy(invoice, { get: (row, name) => ((reads += 1), Reflect.get(row, name)) })
    const world = worlds.typical()
    const { api } = setUpCustomer({ ...world, invoices: world.invoices.map(counted) })
    const all = await api.getCustomerInvoicesTP({})
    const keys = all.map(({ number, suffix }) => ({ transactionNumber: number, transactionSuffix: suffix }))
    const readsFor = async (count: number) => {
      const before = reads
      await api.emailTransactions({ ...emailRequest, transactionList: keys.slice(-count) })
      return reads - before
    }
    // Each attachment may cost a few reads, because its name is made from fields of its invoice. Reading the whole list for
    // each attachment would cost many more.
    expect(await readsFor(keys.length)).toBeLessThan((await readsFor(1)) + 10 * keys.length)
  })

  test('is not sent with an invalid address or an unknown transaction', async () => {
    const { api, simulator } = setUpCustomer()
    const [details] = emailRequest.emailDetails
    const lost = api.emailTransaction({ ...emailRequest, emailDetails: [{ ...details, email_address: 'the office' }] })
    await expect(lost).rejects.toMatchObject(refusedFields('email_address'))
    const unknown = api.emailTransaction({ ...emailRequest, transactionList: [{ ...invoice, transactionSuffix: '7' }] })
    await expect(unknown).rejects.toMatchObject(refusedFields('transactionNumber'))
    expect(simulator.outbox()).toEqual([])
  })

  test('without a recipient goes to the supplier', async () => {
    const { api, simulator } = setUpCustomer()
    await api.sendEmailMessage(operations.sendEmailMessage.example)
    expect(simulator.outbox()).toMatchObject([
      { about: 'message', from: 'office@hargreaves.example', to: ['support@corymbia.example'] },
    ])
  })
})
