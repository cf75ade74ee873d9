import { beforeEach, expect, test, vi } from 'vitest'
import { openSimulatedBrowser, type SimulatedBrowser } from '../testing/openSimulatedBrowser.ts'

let browser: SimulatedBrowser
beforeEach(async () => {
  browser = await openSimulatedBrowser()
})

/** The recorded calls, newest first, after pending writes. */
async function recorded() {
  await new Promise((resolve) => setTimeout(resolve, 5))
  return browser.supplier.current().calls
}

test('Calls are recorded newest first, without secrets', async () => {
  await (await browser.signedIn('demo-admin')).getState({})
  const calls = await recorded()
  expect(calls).toMatchObject([
    { operation: 'getState', outcome: 'answered', status: 200, answer: expect.stringContaining('"stateID": "NSW"') },
    {
      request: expect.stringContaining('"password": "••••••"'),
      answer: expect.stringContaining('"sessionID": "session-••••••"'),
    },
  ])
  expect(JSON.stringify(calls) + browser.texts.get('calls')).not.toMatch(/sandbox|session-[a-z0-9]/)
})

test.each([
  ['forbidden', { outcome: 'failed', status: 403 }],
  ['field-error', { outcome: 'refused', status: 200 }],
  ['network-failure', { outcome: 'failed', status: null, answer: 'The connection broke.' }],
  ['lost-after-commit', { outcome: 'failed', status: 200, answer: expect.stringMatching('in the middle') }],
] as const)('The log has the outcome of a call with the fault %s', async (fault, end) => {
  const api = await browser.signedIn('demo-admin')
  browser.supplier.setFault('getState', fault)
  await expect(api.getState({})).rejects.toThrow(/./)
  expect((await recorded())[0]).toMatchObject({ ...end, milliseconds: expect.any(Number) })
})

test('A pending call is listed, and as failed after a reload', async () => {
  browser.supplier.setLatency('login', 'forever')
  void browser.sessionOf('demo-admin').catch(() => undefined)
  expect(await recorded()).toMatchObject([{ operation: 'login', outcome: 'under-way', milliseconds: null }])
  await browser.reload()
  expect(await recorded()).toMatchObject([{ operation: 'login', outcome: 'failed' }])
})

test('The last 40 calls are kept, and long responses truncated', async () => {
  const api = await browser.signedIn('demo-admin')
  for (let count = 0; count < 45; count += 1) await api.getCustomerTransactions({})
  const calls = await recorded()
  expect(calls).toHaveLength(40)
  expect(calls[0]?.answer).toMatch(/… and \d+ characters more$/)
})

test('Subscribers are notified of changes until they stop', () => {
  const listener = vi.fn()
  const stop = browser.supplier.subscribe(listener)
  const before = browser.supplier.current()
  expect(browser.supplier.current()).toBe(before)
  browser.supplier.setFault('getState', 'forbidden')
  expect(browser.supplier.current()).not.toBe(before)
  stop()
  browser.supplier.setFault('getState', null)
  expect(listener).toHaveBeenCalledTimes(1)
})
