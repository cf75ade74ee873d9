import { operations } from '@trade-portal/supplier-api'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { clientAt } from '../testing/signInTo.ts'
import { startSandbox } from './startSandbox.ts'

const sandbox = await startSandbox({ port: 0, world: 'typical' })
afterAll(() => sandbox.close())
beforeEach(() => sandbox.simulator.reset())

/** Opens a payment as the portal does; returns the address to which the customer is redirected. */
function openPayment(callback = 'https://portal.example/#/payment-'): Promise<string> {
  const supplier = clientAt(sandbox.url, 'demo-admin', sandbox.simulator.openSession('demo-admin'))
  return supplier.createPaymentSession({
    ...operations.createPaymentSession.example,
    paymentReference: 'Invoice <500001>',
    callbackUrlApproved: `${callback}complete`,
    callbackUrlDeclined: `${callback}fail`,
  })
}

const press = (url: string, outcome: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })

describe('The card provider’s page', () => {
  test('shows the payment, and a button for each outcome', async () => {
    const response = await fetch(await openPayment())
    const html = await response.text()
    expect(response.headers.get('Content-Type')).toMatch('text/html')
    expect(html).toMatch('<html lang="en">')
    expect(html).toMatch('Amount: 125.50 for Invoice &lt;500001&gt;')
    expect(html.match(/<button name="outcome" value="\w+">/g)).toHaveLength(3)
  })

  test('redirects to the portal, and settles the payment once', async () => {
    const url = await openPayment()
    const location = `https://portal.example/#/payment-complete?sessionId=${new URL(url).searchParams.get('session')}`
    for (const outcome of ['approved', 'declined']) {
      const response = await press(url, outcome)
      expect([response.status, response.headers.get('Location')]).toEqual([303, location])
    }
    expect(sandbox.simulator.ledger().committedPayments).toHaveLength(1)
    const reopened = await fetch(url)
    expect([reopened.status, await reopened.text()]).toEqual([410, expect.stringMatching('it was approved')])
  })

  test.each(['GET', 'POST'])('answers a %s for an unknown payment with 404', async (method) => {
    const response = await fetch(`${sandbox.url}/windcave/pay?session=invented`, { method })
    expect(response.status).toBe(404)
    expect(await response.text()).toMatch('does not know this payment')
  })

  test('refuses an unknown outcome, and settles nothing', async () => {
    const url = await openPayment()
    expect((await press(url, 'free')).status).toBe(400)
    expect((await fetch(url, { method: 'PUT' })).status).toBe(405)
    expect((await fetch(url)).status).toBe(200)
  })

  test('redirects only to http and https URLs', async () => {
    const response = await press(await openPayment('javascript:alert'), 'approved')
    expect([response.status, response.headers.get('Location')]).toEqual([200, null])
  })
})
