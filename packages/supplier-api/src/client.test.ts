import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { createSupplierApi, encode } from './client.ts'
import { wireCall } from './describe/describeOperation.ts'
import { errorTable, wasNeverSent } from './errors.ts'
import { operationNames, operations } from './operations/index.ts'
import type { Operation } from './operation.ts'

const endpoint = { endpointUrl: 'https://supplier.example', api: 'proxy' } as const
const known = { deviceId: 'D', companyId: 'C', userName: 'sam', customerId: 'C1', userId: 'U1' }

function stubFetch(answer: () => Response = () => Response.json({})) {
  const sent = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(answer()))
  vi.stubGlobal('fetch', sent)
  return sent
}

/** The body of a sign-in, byte for byte. */
function loginBody(userid: string, password: string): string {
  return wireCall(endpoint, 'login', encode(operations.login, { userid, password }, { companyId: 'CBS' }), undefined)
    .body
}

describe('A15 a sign-in is form-encoded byte for byte', () => {
  test.each([
    ['&=+%#', '%26%3D%2B%25%23'],
    ['a\0b', 'a%00b'],
    ['ü', '%C3%BC'],
    ['u\u0308', 'u%CC%88'],
    ['🔑', '%F0%9F%94%91'],
    ['  both ends  ', '++both+ends++'],
    ['\t\r\n', '%09%0D%0A'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['ü'.repeat(200), '%C3%BC'.repeat(200)],
  ])('%j', (given, encoded) => {
    expect(loginBody(given, given)).toBe(`userid=${encoded}&password=${encoded}&extra=&domain=CBS`)
    const read = new URLSearchParams(loginBody(given, given))
    expect([read.get('userid'), read.get('password')]).toEqual([given, given])
  })

  test('typed text cannot add fields to the form', () => {
    const read = new URLSearchParams(loginBody('sam&domain=OTHER', 'x&userid=alex'))
    expect([...read.keys()]).toEqual(['userid', 'password', 'extra', 'domain'])
    expect(read.get('userid')).toBe('sam&domain=OTHER')
  })
})

describe('A14 an answer to a sign-in that has no session', () => {
  const refusal = 'The password is incorrect'

  test.each([{}, { sessionID: 0 }, { sessionID: '0' }, { sessionID: '  ' }, { sessionID: {} }, { sessionID: null }])(
    '%j is a refusal',
    (answer) => {
      const { response } = operations.login
      expect(v.parse(response, { ...answer, msg: refusal })).toEqual({ outcome: 'refused', message: refusal })
    },
  )
})

test('B05 calls on which money depends have a connection of their own', async () => {
  const sent = stubFetch()
  vi.stubGlobal('location', { origin: 'https://supplier.example' })
  const api = createSupplierApi({ endpoint, known: () => Promise.resolve(known), sessionId: 's1' })
  const byMode = new Map<string, string[]>()
  for (const name of operationNames()) {
    const call: (args: never) => Promise<unknown> = api[name]
    await Reflect.apply(call, api, [operations[name].example]).catch(() => undefined)
    const mode = sent.mock.lastCall?.[1].credentials ?? ''
    byMode.set(mode, [...(byMode.get(mode) ?? []), name])
  }
  expect(byMode.get('omit')?.toSorted()).toEqual(['acceptQuote', 'createPaymentSession', 'processComplete'])
  expect(byMode.get('same-origin')).toHaveLength(operationNames().length - 3)
})

describe('A16 without the values of the configuration', () => {
  const { deviceId: _, companyId: _company, ...incomplete } = known
  const needing = operationNames().filter((name) => {
    const { fill = {} }: Operation = operations[name]
    return Object.values(fill).some((source) => source === 'companyId' || source === 'deviceId')
  })

  test.each(needing)('%s is refused with an explanation', (name) => {
    const definition: Operation = operations[name]
    expect(() => encode(definition, definition.example, incomplete)).toThrow('Configuration not loaded')
  })

  test('nothing is sent', async () => {
    const sent = stubFetch()
    const api = createSupplierApi({ endpoint, known: () => Promise.resolve(incomplete) })
    await expect(api.registerForAccess(operations.registerForAccess.example)).rejects.toThrow(
      'Configuration not loaded',
    )
    expect(sent).not.toHaveBeenCalled()
  })
})

describe('onMutated', () => {
  /** A client with a mock `onMutated`, and a server that answers every call with `body`. */
  function arrange(body: unknown, status = 200) {
    stubFetch(() => Response.json(body, { status }))
    const onMutated = vi.fn()
    return { api: createSupplierApi({ endpoint, known: () => Promise.resolve(known), onMutated }), onMutated }
  }

  test('is called after a mutation that succeeded, before its caller continues', async () => {
    const { api, onMutated } = arrange({})
    await api.deleteCustomList(operations.deleteCustomList.example)
    expect(onMutated.mock.calls).toEqual([[operations.deleteCustomList.outdates]])
  })

  test('an error that counts as an ordinary result is a success', async () => {
    const { api, onMutated } = arrange({ hasErrors: true, errorTable: [{ field: '', msg: errorTable.queued.says }] })
    await api.emailTransactions(operations.emailTransactions.example)
    expect(onMutated.mock.calls).toEqual([[[]]])
  })

  test('is not called for a query', async () => {
    const { api, onMutated } = arrange({ StateList: [] })
    await api.getState({})
    expect(onMutated).not.toHaveBeenCalled()
  })

  test.each([
    ['a refusal', { hasErrors: true, errorTable: [{ field: 'sessionID', msg: 'This list has gone' }] }, 200],
    ['an address that refuses', {}, 403],
    ['a busy server', {}, 429],
  ])('is not called after %s', async (_what, body, status) => {
    const { api, onMutated } = arrange(body, status)
    await expect(api.deleteCustomList(operations.deleteCustomList.example)).rejects.toBeInstanceOf(Error)
    expect(onMutated).not.toHaveBeenCalled()
  })

  test('is called after a refusal that may mean that the screen shows old data', async () => {
    const { api, onMutated } = arrange({ hasErrors: true, errorTable: [{ field: '', msg: 'It has gone' }] })
    const call = api.deleteCustomList(operations.deleteCustomList.example, { outdatesIfRefused: true })
    await expect(call).rejects.toThrow('It has gone')
    expect(onMutated.mock.calls).toEqual([[operations.deleteCustomList.outdates]])
  })

  test('B28 is called after a lost answer, because the mutation may have been performed', async () => {
    const { api, onMutated } = arrange({}, 502)
    await expect(api.deleteCustomList(operations.deleteCustomList.example)).rejects.toBeInstanceOf(Error)
    expect(onMutated.mock.calls).toEqual([[operations.deleteCustomList.outdates]])
  })
})

test('B07 an order pressed while the browser is offline is not sent, and says so', async () => {
  const sent = stubFetch()
  vi.stubGlobal('navigator', { onLine: false })
  const api = createSupplierApi({ endpoint, known: () => Promise.resolve(known) })
  const error: unknown = await api
    .processComplete(operations.processComplete.example)
    .catch((thrown: unknown) => thrown)
  expect(wasNeverSent(error)).toBe(true)
  expect(sent).not.toHaveBeenCalled()
})
