import { operations } from '@trade-portal/supplier-api'
import { describe, expect, test } from 'vitest'
import { setUpCustomer, refusedFields } from '../testing/setUpCustomer.ts'

const request = operations.createPaymentSession.example

async function opened(options = {}) {
  const shop = setUpCustomer('typical', options)
  const redirect = new URL(await shop.api.createPaymentSession(request))
  return { ...shop, redirect, sessionID: redirect.searchParams.get('session') ?? '' }
}

test('redirects to the card provider, and is pending', async () => {
  const { redirect, api, sessionID } = await opened()
  expect(redirect.href).toMatch(/^https:\/\/supplier\.example\/trade\/windcave\/pay\?session=./)
  expect(await api.queryPaymentSession({ sessionID })).toEqual({
    outcome: 'pending',
    amount: 12_550,
    reference: 'HAR001-500001-0',
  })
})

test.each([
  ['approved', 'payment-complete', 1],
  ['declined', 'payment-fail', 0],
  ['cancelled', 'payment-cancelled', 0],
] as const)('is settled as %s, only once', async (outcome, page, committed) => {
  const { simulator, api, sessionID } = await opened()
  const settled = simulator.settlePayment(sessionID, { outcome })
  expect(settled?.returnTo).toBe(`https://portal.example/#/${page}?sessionId=${sessionID}`)
  expect(simulator.settlePayment(sessionID, { outcome: 'approved' })?.payment.status).toBe(outcome)
  expect(await api.queryPaymentSession({ sessionID })).toMatchObject({ outcome })
  expect(simulator.ledger().committedPayments).toHaveLength(committed)
})

test('changes no balance, but appears on the next statement', async () => {
  let now = new Date('2026-11-16T09:30:00+11:00')
  const { simulator, api, as, sessionID } = await opened({ now: () => now })
  const before = await api.getUserDetails({})
  simulator.settlePayment(sessionID, { outcome: 'approved' })
  expect(await api.getUserDetails({})).toEqual(before)
  now = new Date('2026-12-01T09:30:00+11:00')
  const later = as('demo-admin', 'U1001')
  const items = await later.getStatementDetail({ statementDate: '2026-11-30' })
  expect(items.filter(({ type }) => type === 'Card Payment')).toMatchObject([
    { balance: 0 },
    { amount: -12_550, balance: 0 },
  ])
})

test('is refused with an unknown id', async () => {
  const { simulator, api } = setUpCustomer()
  await expect(api.queryPaymentSession({ sessionID: 'nope' })).rejects.toMatchObject(refusedFields('sessionID'))
  expect(simulator.settlePayment('nope', { outcome: 'approved' })).toBeUndefined()
})

test('is refused without an amount', async () => {
  const { api } = setUpCustomer()
  const call = api.createPaymentSession({ ...request, paymentAmount: 0.001 })
  await expect(call).rejects.toMatchObject(refusedFields('paymentAmount'))
})

describe('a payment at a hosted checkout', () => {
  const checkout = {
    description: 'HAR001-500001-0',
    amount: null,
    successUrl: 'https://portal.example/#/payment-complete?transid={id}',
    cancelUrl: 'https://portal.example/#/payment-cancelled',
  }

  test('belongs to the customer in its reference, with the amount entered at the provider', async () => {
    const { simulator } = setUpCustomer()
    const { id } = simulator.openCheckout(checkout)
    const settled = simulator.settlePayment(id, { outcome: 'approved', amount: 4_200 })
    expect(settled?.returnTo).toBe(`https://portal.example/#/payment-complete?transid=${id}`)
    expect(simulator.ledger().committedPayments).toEqual([
      { sessionId: id, customerId: 'HAR001', amount: 4_200, reference: 'HAR001-500001-0' },
    ])
  })

  test('when cancelled, returns to the cancel page without its id', async () => {
    const { simulator } = setUpCustomer()
    const { id } = simulator.openCheckout({ ...checkout, amount: 100 })
    expect(simulator.settlePayment(id, { outcome: 'cancelled' })?.returnTo).toBe(checkout.cancelUrl)
    expect(simulator.ledger().committedPayments).toEqual([])
  })

  test.each([
    ['HAR001', 'HAR001'],
    ['HAR0012-1-0', ''],
    ['for the timber', ''],
  ])('with the reference %s belongs to the customer %j', (description, customerId) => {
    const { simulator } = setUpCustomer()
    expect(simulator.openCheckout({ ...checkout, description })).toMatchObject({ customerId })
  })
})
