import { functionUrl, sessionHeader } from '@trade-portal/supplier-api'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from './startSandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, world: 'typical' })
})
afterAll(() => sandbox.close())
beforeEach(() => sandbox.simulator.reset())

/** A new payment, as the portal opens one; the address that the customer is sent to. */
async function openPayment(callback = 'https://portal.example/#/payment-'): Promise<string> {
  const address = functionUrl({ endpointUrl: sandbox.url, api: 'proxy' }, 'presenter', 'createPaymentSession')
  const answer = await fetch(address, {
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
  const { redirectUrl } = await answer.json()
  return redirectUrl
}

const press = (url: string, outcome: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })

describe('the card provider’s page', () => {
  test('shows what is paid for, and three ways on', async () => {
    const answer = await fetch(await openPayment())
    const html = await answer.text()
    expect(answer.headers.get('Content-Type')).toMatch('text/html')
    expect(html).toMatch('<html lang="en">')
    expect(html).toMatch('Amount: 125.50 for Invoice &lt;500001&gt;')
    expect(html.match(/<button name="outcome" value="\w+">/g)).toHaveLength(3)
  })

  test.each([
    ['approved', 'complete', 1],
    ['declined', 'fail', 0],
    ['cancelled', 'cancelled', 0],
  ])('%s leads back to the page for it, with the payment', async (outcome, page, committed) => {
    const url = await openPayment()
    const id = new URL(url).searchParams.get('session')
    const answer = await press(url, outcome)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe(`https://portal.example/#/payment-${page}?sessionId=${id}`)
    expect(sandbox.simulator.ledger().committedPayments).toHaveLength(committed)
  })

  test('a second press pays nothing and leads to the page of the first', async () => {
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
  ])('of %s by %s is none', async (query, method, status) => {
    const answer = await fetch(`${sandbox.url}/windcave/pay${query}`, { method })
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching('does not know this payment')])
  })

  test('an unknown outcome settles nothing', async () => {
    const url = await openPayment()
    expect((await press(url, 'free')).status).toBe(400)
    expect((await fetch(url, { method: 'PUT' })).status).toBe(405)
    expect((await fetch(url)).status).toBe(200)
  })

  test('leads nowhere but to web pages', async () => {
    const answer = await press(await openPayment('javascript:alert'), 'approved')
    expect([answer.status, answer.headers.get('Location')]).toEqual([200, null])
  })
})
