import { operations } from '@trade-portal/supplier-api'
import { describe, expect, test } from 'vitest'
import { customerOf, refusedField } from '../testing/setUpCustomer.ts'

const invoice = { transactionNumber: '500001', transactionSuffix: '0' }
const quote = { numTran: '300001', suffixTran: '0' }
const quoteKey = { transactionNumber: '300001', transactionSuffix: '0' }
const letter = operations.emailTransaction.example

describe('a quote', () => {
  test('becomes an order when it is accepted, at the price that was quoted', async () => {
    const { api, simulator } = customerOf()
    const before = (await api.getCustomerTransactions({})).find(({ number }) => number === '300001')
    await api.acceptQuote({ ...quote, deliveryDate: '2026-12-01', comment1: 'Go ahead' })
    const after = (await api.getCustomerTransactions({})).filter(({ number }) => number === '300001')
    expect(before).toMatchObject({ type: 'Quote' })
    expect(after).toEqual([{ ...before, type: 'Order', deliveryDate: '2026-12-01' }])
    expect(await api.getTransactionTP(quoteKey)).toMatchObject({ type: 'Order', deliveryDate: '2026-12-01' })
    expect(simulator.ledger().acceptedQuotes).toMatchObject([{ number: 300_001, comment: 'Go ahead' }])
  })

  test('is accepted once', async () => {
    const { api, simulator } = customerOf()
    await api.acceptQuote({ ...quote, deliveryDate: '2026-12-01', comment1: '' })
    const again = api.acceptQuote({ ...quote, deliveryDate: '2026-12-02', comment1: '' })
    await expect(again).rejects.toMatchObject(refusedField('numTran'))
    expect(simulator.ledger().acceptedQuotes).toHaveLength(1)
  })

  test.each(['', '2026-02-30', 'tomorrow'])('is not delivered on "%s"', async (deliveryDate) => {
    const { api } = customerOf()
    const call = api.acceptQuote({ ...quote, deliveryDate, comment1: '' })
    await expect(call).rejects.toMatchObject(refusedField('deliveryDate'))
    expect(await api.getTransactionTP(quoteKey)).toMatchObject({ type: 'Quote' })
  })
})

test('invoices are listed from one day to another, both included', async () => {
  const { api } = customerOf()
  const all = await api.getCustomerInvoicesTP({})
  const [fromDate, toDate] = [all.at(-3)?.date ?? '', all[2]?.date ?? '']
  const found = await api.getCustomerInvoicesTP({ fromDate, toDate })
  expect(found).toEqual(all.filter(({ date }) => date !== null && date >= fromDate && date <= toDate))
  expect([found[0]?.date, found.at(-1)?.date]).toEqual([toDate, fromDate])
  expect(await api.getCustomerInvoicesTP({ fromDate: '2030-01-01' })).toEqual([])
  expect(await api.getCustomerInvoicesTP({ toDate: '' })).toEqual(all)
})

describe('a comment', () => {
  test('shows in the list and in the invoice, and a blank one removes it', async () => {
    const { api } = customerOf()
    for (const userComment of ['Paid with the June run', '']) {
      await api.saveUserComment({ ...invoice, userComment })
      const listed = (await api.getCustomerInvoicesTP({})).find(({ number }) => number === '500001')
      expect(listed?.comment).toBe(userComment)
      expect((await api.getTransactionTP(invoice)).comment).toBe(userComment)
    }
  })

  test('belongs to invoices only', async () => {
    const { api } = customerOf()
    const call = api.saveUserComment({ ...quoteKey, userComment: 'Hm' })
    await expect(call).rejects.toMatchObject(refusedField('transactionNumber'))
  })
})

describe('copying to a cart', () => {
  test('asks for the same again at the prices of today, but for charges', async () => {
    const { api, simulator } = customerOf()
    const sessionID = simulator.openCart('demo-admin', [
      { productId: 'FX100001', quantity: 3 },
      { productId: 'DEL-UTE-1', quantity: 1 },
    ])
    const number = await api.processComplete({ ...operations.processComplete.example, sessionID })
    await api.copyTranToCart({ transactionNumber: number ?? '', transactionSuffix: '0', sessionID })
    expect((await api.getCartContents({ sessionID })).map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['FX100001', 3],
    ])
  })

  test('a credit has nothing to order again', async () => {
    const { api, simulator } = customerOf()
    const credit = (await api.getCustomerInvoicesTP({})).find(({ type }) => type === 'Credit')
    const sessionID = simulator.openCart('demo-admin', [])
    const key = { transactionNumber: credit?.number ?? '', transactionSuffix: '0' }
    await expect(api.copyTranToCart({ ...key, sessionID })).rejects.toMatchObject(refusedField('transactionNumber'))
    expect(await api.getCartContents({ sessionID })).toEqual([])
  })
})

describe('an e-mail', () => {
  test('has the transactions that were asked for', async () => {
    const { api, simulator } = customerOf()
    await api.emailTransaction({ ...letter, format: 'csv' })
    expect(simulator.outbox()).toMatchObject([
      { to: ['office@hargreaves.example'], subject: 'Invoice 500001-0', attachments: ['Invoice 500001-0 (csv)'] },
    ])
  })

  test('of many is queued, which is as good as sent', async () => {
    const { api, simulator } = customerOf()
    const all = await api.getCustomerInvoicesTP({})
    const keys = all.map(({ number, suffix }) => ({ transactionNumber: number, transactionSuffix: suffix }))
    await expect(api.emailTransactions({ ...letter, transactionList: keys.slice(0, 20) })).resolves.toBeNull()
    await expect(api.emailTransaction({ ...letter, transactionList: keys.slice(0, 21) })).resolves.toBeNull()
    await expect(api.emailTransactions({ ...letter, transactionList: keys.slice(0, 21) })).resolves.toBeNull()
    expect(simulator.outbox().map(({ attachments }) => attachments.length)).toEqual([20, 21, 21])
  })

  test('goes to an address, and to nobody when something is wrong', async () => {
    const { api, simulator } = customerOf()
    const [details] = letter.emailDetails
    const lost = api.emailTransaction({ ...letter, emailDetails: [{ ...details, email_address: 'the office' }] })
    await expect(lost).rejects.toMatchObject(refusedField('email_address'))
    const unknown = api.emailTransaction({ ...letter, transactionList: [{ ...invoice, transactionSuffix: '7' }] })
    await expect(unknown).rejects.toMatchObject(refusedField('transactionNumber'))
    expect(simulator.outbox()).toEqual([])
  })

  test('without a receiver goes to the supplier', async () => {
    const { api, simulator } = customerOf()
    await api.sendEmailMessage(operations.sendEmailMessage.example)
    expect(simulator.outbox()).toMatchObject([
      { about: 'message', from: 'office@hargreaves.example', to: ['support@corymbia.example'] },
    ])
  })
})
