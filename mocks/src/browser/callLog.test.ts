import { beforeEach, expect, test } from 'vitest'
import { openSimulatedBrowser, type SimulatedBrowser } from '../testing/openSimulatedBrowser.ts'

let browser: SimulatedBrowser
beforeEach(async () => {
  browser = await openSimulatedBrowser()
})

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

test('calls are recorded newest first, with request and response, without passwords and session ids', async () => {
  const api = await browser.signedIn('demo-admin')
  await api.getState({})
  await settled()
  const [state, login] = browser.supplier.current().calls
  expect(state).toMatchObject({ operation: 'getState', outcome: 'answered', status: 200 })
  expect(state?.answer).toMatch('"stateID": "NSW"')
  expect(login?.request).toMatch('"password": "••••••"')
  expect(login?.answer).toMatch('"sessionID": "session-••••••"')
  expect(JSON.stringify(browser.supplier.current().calls)).not.toMatch(/sandbox|session-[a-z0-9]/)
  expect(browser.texts.get('calls')).not.toMatch(/sandbox|session-[a-z0-9]/)
})

test.each([
  ['forbidden', { outcome: 'failed', status: 403 }],
  ['field-error', { outcome: 'refused', status: 200 }],
  ['network-failure', { outcome: 'failed', status: null, answer: 'The connection broke.' }],
  ['lost-after-commit', { outcome: 'failed', status: 200, answer: expect.stringMatching('in the middle') }],
] as const)('the outcome is recorded: %s', async (fault, end) => {
  const api = await browser.signedIn('demo-admin')
  browser.supplier.setFault('getState', fault)
  await expect(api.getState({})).rejects.toThrow(/./)
  await settled()
  expect(browser.supplier.current().calls[0]).toMatchObject({ ...end, milliseconds: expect.any(Number) })
})

test('a call is shown while under way, and has failed after a reload', async () => {
  browser.supplier.setLatency('login', 'forever')
  void browser.sessionOf('demo-admin').catch(() => undefined)
  await settled()
  expect(browser.supplier.current().calls).toMatchObject([
    { operation: 'login', outcome: 'under-way', milliseconds: null },
  ])
  await browser.reload()
  expect(browser.supplier.current().calls).toMatchObject([{ operation: 'login', outcome: 'failed' }])
})

test('the number of calls is limited, and long responses are truncated', async () => {
  const api = await browser.signedIn('demo-admin')
  for (let count = 0; count < 45; count += 1) await api.getCustomerTransactions({})
  await settled()
  expect(browser.supplier.current().calls).toHaveLength(40)
  expect(browser.supplier.current().calls[0]?.answer).toMatch(/… and \d+ characters more$/)
})

test('subscribers are notified, and the state is the same object between changes', () => {
  let notified = 0
  const stop = browser.supplier.subscribe(() => (notified += 1))
  const before = browser.supplier.current()
  expect(browser.supplier.current()).toBe(before)
  browser.supplier.setFault('getState', 'forbidden')
  expect([notified, browser.supplier.current() === before]).toEqual([1, false])
  stop()
  browser.supplier.setFault('getState', null)
  expect(notified).toBe(1)
})
