import { runInNewContext } from 'node:vm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { controlAddress } from './control.ts'
import { startSandbox } from './startSandbox.ts'

const sandbox = await startSandbox({ port: 0, worlds: ['typical', 'usa'] })
const response = await fetch(`${sandbox.url}/windriver/checkout.js`)
const script = await response.text()
afterAll(() => sandbox.close())
beforeEach(() => fetch(controlAddress(sandbox, 'reset'), { method: 'POST' }))

const order = {
  key: 'wr_test_loneoak',
  line: { type: 'custom payment', description: 'HAR001-500001-0', amount: 125.5 },
  transactionType: 'sale',
  collectShippingInfo: true,
  successUrl: 'https://portal.example/#/payment-complete?transid={id}',
  cancelUrl: 'https://portal.example/#/payment-cancelled',
}

/** Runs the script as a page would; returns the address to which it navigates. @throws Error of the script */
function navigationTarget(given: object): string {
  let address = ''
  const page = {
    URL,
    URLSearchParams,
    document: { currentScript: { src: `${sandbox.url}/windriver/checkout.js` } },
    window: { location: { assign: (to: string) => (address = to) } },
    given,
  }
  runInNewContext(`${script}; window.WindriverCheckout.open(given)`, page)
  return address
}

async function opened(given: object = order): Promise<string> {
  const response = await fetch(navigationTarget(given), { redirect: 'manual' })
  return sandbox.url + response.headers.get('Location')
}

const press = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

async function committedPayments() {
  return (await (await fetch(controlAddress(sandbox, 'ledger'))).json()).committedPayments
}

test('The checkout script loads on any site, and explains mistakes', () => {
  expect(response.headers.get('Content-Type')).toMatch('text/javascript')
  expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  const { line } = order
  for (const [changes, sentence] of [
    [{ key: ' ' }, 'the checkout key is missing.'],
    [{ key: 'wr_test_nobody' }, 'the checkout key is not known.'],
    [{ line: undefined }, "line.type must be 'custom payment'."],
    [{ line: { ...line, description: '' } }, 'line.description is missing.'],
    [{ line: { ...line, amount: 0 } }, 'line.amount must be above 0.'],
    [{ transactionType: 'refund' }, "transactionType must be 'sale'."],
    [{ collectShippingInfo: undefined }, 'collectShippingInfo must be true or false.'],
    [{ successUrl: 'javascript:alert(1)' }, 'successUrl must be an http or https address.'],
    [{ cancelUrl: undefined }, 'cancelUrl must be an http or https address.'],
  ] as const)
    expect(() => navigationTarget({ ...order, ...changes })).toThrow(`WindriverCheckout: ${sentence}`)
})

describe('The hosted checkout', () => {
  test('asks for a missing amount, and rejects an invalid one', async () => {
    const { amount: _, ...line } = order.line
    const url = await opened({ ...order, line, collectShippingInfo: false })
    const html = await (await fetch(url)).text()
    expect(html).toMatch('name="amount"')
    expect(html).not.toMatch('Shipping')
    for (const amount of ['', '0', '-3', '1e3', 'much']) {
      expect((await press(url, { outcome: 'approved', amount })).status).toBe(400)
    }
    expect((await press(url, { outcome: 'approved', amount: '42.10' })).status).toBe(303)
    expect(await committedPayments()).toMatchObject([{ customerId: 'HAR001', amount: 4210 }])
  })

  test('returns to the portal, and makes only one payment', async () => {
    const url = await opened()
    const html = await (await fetch(url)).text()
    for (const text of ['Lone Oak Building Supply', 'HAR001-500001-0', '125.50', 'Shipping address'])
      expect(html).toMatch(text)
    expect(html).not.toMatch('name="amount"')

    const location = order.successUrl.replace('{id}', new URL(url).searchParams.get('transaction') ?? '')
    for (const outcome of ['approved', 'approved', 'cancelled']) {
      const response = await press(url, { outcome, name: 'Sam', address: '4 Foundry Road' })
      expect([response.status, response.headers.get('Location')]).toEqual([303, location])
    }
    expect((await fetch(url)).status).toBe(410)
    const cancelled = await press(await opened(), { outcome: 'cancelled' })
    expect(cancelled.headers.get('Location')).toBe(order.cancelUrl)
    expect(await committedPayments()).toHaveLength(1)
  })
})
