import { beforeEach, expect, test, vi } from 'vitest'
import { earlyRequest } from './earlyRequest.ts'
import { jsonCall, type Endpoint, type Post } from './transport.ts'

const endpoint: Endpoint = { endpointUrl: 'https://supplier.example', api: 'proxy' }
const fetched = vi.fn<typeof fetch>()

/** A call as the client would send it. */
const callOf = (name: string, payload: object, sessionId = 's1'): Post => ({
  ...jsonCall(endpoint, 'presenter', name, payload, sessionId),
  timeoutMs: 1000,
})

beforeEach(() => {
  let number = 0
  fetched.mockReset().mockImplementation(async () => new Response(String(++number)))
  vi.stubGlobal('fetch', fetched)
})

test('An early request is sent at once, and its answer used once', async () => {
  const send = earlyRequest(endpoint, 's1', 'getState')
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(await send(callOf('getState', {}))).toEqual({ status: 200, text: '1' })
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(await send(callOf('getState', {}))).toEqual({ status: 200, text: '2' })
})

test.each([
  ['function', callOf('getBranches', {})],
  ['payload', callOf('getState', { limit: 1 })],
  ['session', callOf('getState', {}, 's2')],
])('An early answer is never used for a call of another %s', async (_what, call) => {
  expect(await earlyRequest(endpoint, 's1', 'getState')(call)).toEqual({ status: 200, text: '2' })
})

test('An early request that fails is reported only to its call', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const send = earlyRequest(endpoint, 's1', 'getState')
  await expect(send(callOf('getState', {}))).rejects.toMatchObject({ kind: 'network' })
  expect(await send(callOf('getState', {}))).toEqual({ status: 200, text: '1' })
})
