import { operations } from '@trade-portal/supplier-api'
import { describe, expect, test } from 'vitest'
import { setUpCustomer, refusedFields } from '../testing/setUpCustomer.ts'

const request = operations.createPaymentSession.example

async function opened() {
  const shop = setUpCustomer()
  const redirect = new URL(await shop.api.createPaymentSession(request))
  return { ...shop, redirect, sessionID: redirect.searchParams.get('session') ?? '' }
}

describe('A payment with the card provider', () => {
  test.each([
    ['approved', 'payment-complete', 1],
    ['declined', 'payment-fail', 0],
    ['cancelled', 'payment-cancelled', 0],
  ] as const)('is settled as %s, only once', async (outcome, page, committed) => {
    const { simulator, api, redirect, sessionID } = await opened()
    expect(redirect.href).toMatch(/^https:\/\/supplier\.example\/trade\/windcave\/pay\?session=./)
    const payment = { amount: 12_550, reference: 'HAR001-500001-0' }
    expect(await api.queryPaymentSession({ sessionID })).toEqual({ outcome: 'pending', ...payment })
    const before = await api.getUserDetails({})
    const settled = simulator.settlePayment(sessionID, { outcome })
    expect(settled?.returnTo).toBe(`https://portal.example/#/${page}?sessionId=${sessionID}`)
    expect(simulator.settlePayment(sessionID, { outcome: 'approved' })?.payment.status).toBe(outcome)
    expect(await api.queryPaymentSession({ sessionID })).toEqual({ outcome, ...payment })
    expect(simulator.ledger().committedPayments).toHaveLength(committed)
    expect(await api.getUserDetails({})).toEqual(before)
  })

  test('is refused for an unknown id or an amount below one cent', async () => {
    const { simulator, api } = setUpCustomer()
    await expect(api.queryPaymentSession({ sessionID: 'nope' })).rejects.toMatchObject(refusedFields('sessionID'))
    expect(simulator.settlePayment('nope', { outcome: 'approved' })).toBeUndefined()
    const free = api.createPaymentSession({ ...request, paymentAmount: 0.001 })
    await expect(free).rejects.toMatchObject(refusedFields('paymentAmount'))
  })
})

test.each([
  ['HAR001-500001-0', 'HAR001'],
  ['HAR001', 'HAR001'],
  ['HAR0012-1-0', ''],
  ['for the timber', ''],
])('A hosted checkout with reference %j is for customer %j', (description, customerId) => {
  const { simulator } = setUpCustomer()
  const successUrl = 'https://portal.example/#/payment-complete?transid={id}'
  const cancelUrl = 'https://portal.example/#/payment-cancelled'
  expect(simulator.openCheckout({ description, amount: null, successUrl, cancelUrl })).toMatchObject({ customerId })
})
