import { get } from 'node:http'
import { functionUrl, sessionHeader } from '@trade-portal/supplier-api'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { signInTo } from '../testing/signInTo.ts'
import { controlAddress } from './control.ts'
import { startSandbox } from './startSandbox.ts'

const sandbox = await startSandbox({ port: 0 })
afterAll(() => sandbox.close())

const post = (path: string, body: unknown) =>
  fetch(`${sandbox.url}${path}`, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })
const control = (path: string, body: unknown = '') =>
  post(controlAddress(sandbox, path).slice(sandbox.url.length), body)
const signIn = () => signInTo(sandbox.url)

test('allows requests from any origin', async () => {
  const answer = await signIn()
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(await answer.json()).toEqual({ sessionID: expect.any(String) })
})

test('allows credentials to an origin that names itself', async () => {
  const answer = await fetch(`${sandbox.url}/proxy`, { method: 'OPTIONS', headers: { Origin: 'https://a.example' } })
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('https://a.example')
  expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe('true')
})

test.each([
  ['processComplete', 'close'],
  ['getState', 'keep-alive'],
] as const)('B05 after %s the connection has the mode %s', async (name, mode) => {
  const answer = await post(functionUrl({ endpointUrl: '', api: 'proxy' }, 'presenter', name), {})
  expect(answer.headers.get('Connection')).toBe(mode)
})

test('answers the preflight request of a browser', async () => {
  const answer = await fetch(`${sandbox.url}/proxy`, { method: 'OPTIONS' })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('Access-Control-Allow-Headers')).toMatch(/Session-Context-Id.*x-api-key/)
})

test('network-failure: breaks the connection until the reset', async () => {
  expect((await control('faults', { login: 'network-failure' })).status).toBe(200)
  await expect(signIn()).rejects.toThrow('fetch failed')
  expect((await control('reset')).status).toBe(200)
  expect((await signIn()).status).toBe(200)
})

test('accepts a fault that begins later, and one of the order number', async () => {
  const setting = { login: { fault: 'server-error', after: 1, times: 1 }, processComplete: 'no-number-blank' }
  expect((await control('faults', setting)).status).toBe(200)
  expect([(await signIn()).status, (await signIn()).status, (await signIn()).status]).toEqual([200, 500, 200])
  await control('reset')
})

test.each([
  ['faults', 'nonsense'],
  ['faults', { getWeather: 'never' }],
  ['faults', { login: 'sad' }],
  ['faults', { login: { fault: 'never', times: 0 } }],
  ['faults', { login: { fault: 'never', after: -1 } }],
  ['faults', { login: { fault: 'late-commit', lateByMs: -1 } }],
  ['latency', { login: -1 }],
])('refuses %s of %o', async (path, body) => {
  const answer = await control(path, body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ message: expect.stringMatching(/./) })
})

test('takes reports from everyone, and shows the last hundred to those with the token', async () => {
  await control('reset')
  for (let count = 0; count < 101; count += 1) expect((await post('/reports', { count })).status).toBe(204)
  expect((await post('/reports', 'no JSON')).status).toBe(204)
  const shown = await (await fetch(controlAddress(sandbox, 'reports'))).json()
  expect(shown).toHaveLength(100)
  expect(shown[0].content).toEqual({ count: 2 })
  expect(shown[99]).toEqual({
    contentType: 'text/plain;charset=UTF-8',
    referrer: null,
    cookie: null,
    content: 'no JSON',
  })
  expect((await fetch(`${sandbox.url}/sandbox/reports`)).status).toBe(403)
  await control('reset')
  expect(await (await fetch(controlAddress(sandbox, 'reports'))).json()).toEqual([])
})

describe('the control paths', () => {
  test.each(['', '?token=', '?token=0123456789abcdef0123456789abcdef'])(
    'refuse a page that does not know the token and sends "%s"',
    async (query) => {
      const answer = await post(`/sandbox/faults${query}`, { login: 'server-error' })
      expect([answer.status, await answer.json()]).toEqual([403, { message: expect.stringMatching('token') }])
      expect((await fetch(`${sandbox.url}/sandbox/ledger${query}`)).status).toBe(403)
      expect((await signIn()).status).toBe(200)
    },
  )

  test('refuse other host names that resolve to this machine', async () => {
    const { port } = new URL(sandbox.url)
    const path = controlAddress(sandbox, 'ledger').slice(sandbox.url.length)
    const statusFor = (host: string) =>
      new Promise((resolve, reject) => {
        get({ port, path, headers: { host } }, (answer) => resolve(answer.resume().statusCode)).on('error', reject)
      })
    expect(await statusFor(`attacker.example:${port}`)).toBe(403)
    expect(await statusFor(`127.0.0.1:${port}`)).toBe(200)
  })

  test('reveal no session ids', async () => {
    const { sessionID } = v.parse(v.object({ sessionID: v.string() }), await (await signIn()).json())
    const address = functionUrl({ endpointUrl: sandbox.url, api: 'proxy' }, 'presenter', 'getState')
    await fetch(address, {
      method: 'POST',
      headers: { [sessionHeader]: sessionID, 'Content-Type': 'application/json' },
      body: '{}',
    })
    const ledger = await (await fetch(controlAddress(sandbox, 'ledger'))).text()
    expect(ledger).toMatch('"getState"')
    expect(ledger).not.toMatch(sessionID)
  })
})

test('fails with a message when the port is taken', async () => {
  const port = Number(new URL(sandbox.url).port)
  await expect(startSandbox({ port })).rejects.toThrow(`Port ${port} is taken`)
})
