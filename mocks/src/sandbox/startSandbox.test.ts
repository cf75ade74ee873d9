import { get } from 'node:http'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { clientAt, sessionAt, signInTo } from '../testing/signInTo.ts'
import { controlAddress } from './control.ts'
import { startSandbox } from './startSandbox.ts'

const sandbox = await startSandbox({ port: 0 })
afterAll(() => sandbox.close())
afterEach(() => control('reset'))

const post = (path: string, body: unknown) =>
  fetch(new URL(path, sandbox.url), { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })
const control = (path: string, body: unknown = '') => post(controlAddress(sandbox, path), body)
const signIn = () => signInTo(sandbox.url)

test('CORS allows every origin, and credentials for a named one', async () => {
  expect((await signIn()).headers.get('Access-Control-Allow-Origin')).toBe('*')
  const named = await fetch(`${sandbox.url}/proxy`, { method: 'OPTIONS', headers: { Origin: 'https://a.example' } })
  expect(named.status).toBe(204)
  expect(named.headers.get('Access-Control-Allow-Headers')).toMatch(/Session-Context-Id.*x-api-key/)
  expect(named.headers.get('Access-Control-Allow-Origin')).toBe('https://a.example')
  expect(named.headers.get('Access-Control-Allow-Credentials')).toBe('true')
})

test('Faults last until a reset or for the given number of calls', async () => {
  expect((await control('faults', { login: 'network-failure' })).status).toBe(200)
  await expect(signIn()).rejects.toThrow('fetch failed')
  expect((await control('reset')).status).toBe(200)
  expect((await signIn()).status).toBe(200)
  await control('faults', { login: { fault: 'server-error', after: 1, times: 1 } })
  expect([(await signIn()).status, (await signIn()).status, (await signIn()).status]).toEqual([200, 500, 200])
})

test.each([
  ['faults', 'nonsense'],
  ['faults', { getWeather: 'never' }],
  ['faults', { login: { fault: 'never', times: 0 } }],
  ['latency', { login: -1 }],
])('Invalid settings of %s are refused: %o', async (path, body) => {
  const answer = await control(path, body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ message: expect.stringMatching(/./) })
})

test('Reports need no session, and the last hundred are listed', async () => {
  for (let count = 0; count < 101; count += 1) expect((await post('/reports', { count })).status).toBe(204)
  expect((await post('/reports', 'no JSON')).status).toBe(204)
  const shown = await (await fetch(controlAddress(sandbox, 'reports'))).json()
  expect(shown).toHaveLength(100)
  expect(shown[0].content).toEqual({ count: 2 })
  expect(shown[99]).toMatchObject({ contentType: 'text/plain;charset=UTF-8', cookie: null, content: 'no JSON' })
  await control('reset')
  expect(await (await fetch(controlAddress(sandbox, 'reports'))).json()).toEqual([])
})

describe('The control paths', () => {
  test.each(['', '?token=', '?token=0123456789abcdef0123456789abcdef'])('refuse the token "%s"', async (query) => {
    const answer = await post(`/sandbox/faults${query}`, { login: 'server-error' })
    expect([answer.status, await answer.json()]).toEqual([403, { message: expect.stringMatching('token') }])
    for (const path of ['ledger', 'reports'])
      expect((await fetch(`${sandbox.url}/sandbox/${path}${query}`)).status).toBe(403)
    expect((await signIn()).status).toBe(200)
  })

  test('refuse foreign host names that resolve to this machine', async () => {
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
    const sessionId = await sessionAt(sandbox.url, 'demo-admin')
    await clientAt(sandbox.url, 'demo-admin', sessionId).getState({})
    const ledger = await (await fetch(controlAddress(sandbox, 'ledger'))).text()
    expect(ledger).toMatch('"getState"')
    expect(ledger).not.toMatch(sessionId)
  })
})

test('Starting on a port in use fails with a message', async () => {
  await expect(startSandbox({ port: Number(new URL(sandbox.url).port) })).rejects.toThrow(/Port \d+ is taken/)
})
