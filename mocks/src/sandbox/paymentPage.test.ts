import { functionUrl, sessionHeader } from '@trade-portal/supplier-api'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { controlAddress } from './control.ts'
import { startSandbox } from './startSandbox.ts'

const sandbox = await startSandbox({ port: 0, world: 'typical' })
afterAll(() => sandbox.close())
beforeEach(() => sandbox.simulator.reset())

/** Opens a payment as the portal does; returns the address to which the customer is redirected. */
async function openPayment(callback = 'https://portal.example/#/payment-'): Promise<string> {
  const address = functionUrl({ endpointUrl: sandbox.url, api: 'proxy' }, 'presenter', 'createPaymentSession')
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [sessionHeader]: sandbox.simulator.openSession('demo-admin') },
    body: JSON.stringify({
      idCust: 'HAR001',
      paymentAmount: 125.5,
      paymentReference: 'Invoice <500001>',
      callbackUrlApproved: `${callback}complete`,
      callbackUrlDeclined: `${callback}fail`,
      callbackUrlCancelled: `${callback}cancelled`,
    }),
  })
  const { redirectUrl } = await response.json()
  return redirectUrl
}

const press = (url: string, outcome: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })

describe('the card provider’s page', () => {
  test('shows the payment, and a button for each outcome', async () => {
    const response = await fetch(await openPayment())
    const html = await response.text()
    expect(response.headers.get('Content-Type')).toMatch('text/html')
    expect(html).toMatch('<html lang="en">')
    expect(html).toMatch('Amount: 125.50 for Invoice &lt;500001&gt;')
    expect(html.match(/<button name="outcome" value="\w+">/g)).toHaveLength(3)
  })

  test.each([
    ['approved', 'complete', 1],
    ['declined', 'fail', 0],
    ['cancelled', 'cancelled', 0],
  ])('%s redirects to the portal’s page for it, with the payment id', async (outcome, page, committed) => {
    const url = await openPayment()
    const id = new URL(url).searchParams.get('session')
    const response = await press(url, outcome)
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(`https://portal.example/#/payment-${page}?sessionId=${id}`)
    expect(sandbox.simulator.ledger().committedPayments).toHaveLength(committed)
  })

  test('an approved payment changes the balances when the finance team has processed it', async () => {
    const process = async () => (await fetch(controlAddress(sandbox, 'process-payments'), { method: 'POST' })).json()
    // Processes the approved payment that the world begins with.
    expect(await process()).toEqual({ processed: 1 })
    const url = await openPayment()
    await press(url, 'approved')
    const { processedPayments } = sandbox.simulator.ledger()
    expect(await process()).toEqual({ processed: 1 })
    expect(await process()).toEqual({ processed: 0 })
    expect(sandbox.simulator.ledger().processedPayments.slice(processedPayments.length)).toMatchObject([
      { sessionId: new URL(url).searchParams.get('session'), amount: 125_50 },
    ])
  })

  test('submitting again pays nothing and redirects to the page of the first outcome', async () => {
    const url = await openPayment()
    await press(url, 'approved')
    const again = await press(url, 'declined')
    expect(again.headers.get('Location')).toMatch('payment-complete')
    expect(sandbox.simulator.ledger().committedPayments).toHaveLength(1)
    const reopened = await fetch(url)
    expect([reopened.status, await reopened.text()]).toEqual([410, expect.stringMatching('it was approved')])
  })

  test.each([
    ['?session=invented', 'GET', 404],
    ['', 'GET', 404],
    ['?session=invented', 'POST', 404],
  ])('the query %j by %s has status %i', async (query, method, status) => {
    const response = await fetch(`${sandbox.url}/windcave/pay${query}`, { method })
    expect([response.status, await response.text()]).toEqual([
      status,
      expect.stringMatching('does not know this payment'),
    ])
  })

  test('an unknown outcome settles nothing', async () => {
    const url = await openPayment()
    expect((await press(url, 'free')).status).toBe(400)
    expect((await fetch(url, { method: 'PUT' })).status).toBe(405)
    expect((await fetch(url)).status).toBe(200)
  })

  test('redirects only to http and https addresses', async () => {
    const response = await press(await openPayment('javascript:alert'), 'approved')
    expect([response.status, response.headers.get('Location')]).toEqual([200, null])
  })
})
