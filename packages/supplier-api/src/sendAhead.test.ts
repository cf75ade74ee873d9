import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendAhead } from './sendAhead.ts'
import { jsonCall, type Endpoint, type Post } from './transport.ts'

const endpoint: Endpoint = { endpointUrl: 'https://supplier.example', api: 'proxy' }
const fetched = vi.fn<typeof fetch>()

/** The same call as the client would send it. */
const callOf = (name: string, payload: object, sessionId = 's1'): Post => ({
  ...jsonCall(endpoint, 'presenter', name, payload, sessionId),
  timeoutMs: 1000,
  sessionId,
})

beforeEach(() => {
  vi.useFakeTimers()
  let number = 0
  fetched.mockReset().mockImplementation(async () => new Response(String(++number)))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.useRealTimers())

describe('a query that is sent early', () => {
  test('is sent by itself, and its answer is given to the same call, once', async () => {
    const send = sendAhead(endpoint, 's1', [['getState', {}]])
    await vi.advanceTimersByTimeAsync(1)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(await send(callOf('getState', {}))).toEqual({ status: 200, text: '1' })
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(await send(callOf('getState', {}))).toEqual({ status: 200, text: '2' })
  })

  test('is waited for by a call that comes before it could be sent', async () => {
    const send = sendAhead(endpoint, 's1', [['getState', {}]])
    const answer = send(callOf('getState', {}))
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toEqual({ status: 200, text: '1' })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['another function', callOf('getBranches', {})],
    ['another payload', callOf('getState', { limit: 1 })],
    ['another session', callOf('getState', {}, 's2')],
  ])('answers no call of %s', async (_what, call) => {
    const send = sendAhead(endpoint, 's1', [['getState', {}]])
    await vi.advanceTimersByTimeAsync(1)
    expect(await send(call)).toEqual({ status: 200, text: '2' })
  })

  test('that fails reports it to the call that gets it, and the next one is sent', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const send = sendAhead(endpoint, 's1', [['getState', {}]])
    await vi.advanceTimersByTimeAsync(1)
    await expect(send(callOf('getState', {}))).rejects.toMatchObject({ kind: 'network' })
    expect(await send(callOf('getState', {}))).toEqual({ status: 200, text: '1' })
  })

  test('is asked again if its answer has waited for half a minute', async () => {
    const send = sendAhead(endpoint, 's1', [['getState', {}]])
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await send(callOf('getState', {}))).toEqual({ status: 200, text: '2' })
  })
})
