import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { createSupplierApi, encode } from './client.ts'
import { wireCall } from './describe/describeOperation.ts'
import { errorTable, wasNeverSent } from './errors.ts'
import type { Operation } from './operation.ts'
import { operationNames, operations } from './operations/index.ts'

const endpoint = { endpointUrl: 'https://supplier.example', api: 'proxy' } as const
const known = { deviceId: 'D', companyId: 'C', userName: 'sam', customerId: 'C1', userId: 'U1' }

/** A client of a server that answers every call with `body`. */
function setUp(body: unknown = {}, status = 200, values: object = known) {
  const sent = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(Response.json(body, { status })))
  vi.stubGlobal('fetch', sent)
  const onMutated = vi.fn()
  const api = createSupplierApi({ endpoint, known: () => Promise.resolve(values), sessionId: 's1', onMutated })
  return { api, sent, onMutated }
}

/** The body of a sign-in, byte for byte. */
const bodyOf = (userid: string, password: string) =>
  wireCall(endpoint, 'login', encode(operations.login, { userid, password }, { companyId: 'CBS' }), undefined).body

test.each([
  ['&=+%#', '%26%3D%2B%25%23'],
  ['a\0b', 'a%00b'],
  ['u\u0308', 'u%CC%88'],
  ['🔑', '%F0%9F%94%91'],
  ['  both ends  ', '++both+ends++'],
  ['\t\r\n', '%09%0D%0A'],
  ['ü'.repeat(200), '%C3%BC'.repeat(200)],
])('A15 A sign-in is form-encoded byte for byte: %j', (given, encoded) => {
  expect(bodyOf(given, given)).toBe(`userid=${encoded}&password=${encoded}&extra=&domain=CBS`)
})

test.each([{}, { sessionID: 0 }, { sessionID: '0' }, { sessionID: '  ' }, { sessionID: {} }, { sessionID: null }])(
  'A14 A sign-in answer without a session is a refusal: %j',
  (answer) => {
    const refusal = 'The password is incorrect'
    const read = v.parse(operations.login.response, { ...answer, msg: refusal })
    expect(read).toEqual({ outcome: 'refused', message: refusal })
  },
)

test('Orders, acceptances and payments omit credentials', async () => {
  vi.stubGlobal('location', { origin: 'https://supplier.example' })
  const { api, sent } = setUp()
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

test('A16 Nothing is sent before the configuration is loaded', async () => {
  const { deviceId: _, companyId: _company, ...incomplete } = known
  const { api, sent } = setUp({}, 200, incomplete)
  const definitions: readonly Operation[] = Object.values(operations)
  const needing = definitions.filter(({ fill = {} }) => /"(company|device)Id"/.test(JSON.stringify(fill)))
  expect(needing.length).toBeGreaterThan(15)
  for (const definition of needing)
    expect(() => encode(definition, definition.example, incomplete)).toThrow('Configuration not loaded')
  const call = api.registerForAccess(operations.registerForAccess.example)
  await expect(call).rejects.toThrow('Configuration not loaded')
  expect(sent).not.toHaveBeenCalled()
})

const { example, outdates } = operations.deleteCustomList
const refusal = { hasErrors: true, errorTable: [{ field: '', msg: 'It has gone' }] }

test.each([
  ['a success', {}, 200, {}, true],
  ['a lost answer, because the mutation may have been performed', {}, 502, {}, true],
  ['a refusal', refusal, 200, {}, false],
  ['a refusal that may mean old data on the screen', refusal, 200, { outdatesIfRefused: true }, true],
  ['HTTP 403', {}, 403, {}, false],
  ['a busy server', {}, 429, {}, false],
])('A mutation marks queries as outdated, or not, after %s', async (_what, body, status, options, isOutdated) => {
  const { api, onMutated } = setUp(body, status)
  await api.deleteCustomList(example, options).catch(() => undefined)
  expect(onMutated.mock.calls).toEqual(isOutdated ? [[outdates]] : [])
})

test('Only mutations mark queries as outdated, even queued ones', async () => {
  const queued = setUp({ hasErrors: true, errorTable: [{ field: '', msg: errorTable.queued.says }] })
  await queued.api.emailTransactions(operations.emailTransactions.example)
  expect(queued.onMutated.mock.calls).toEqual([[[]]])
  const { api, onMutated } = setUp({ StateList: [] })
  await api.getState({})
  expect(onMutated).not.toHaveBeenCalled()
})

test('An order is not sent while the browser is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { api, sent } = setUp()
  await expect(api.processComplete(operations.processComplete.example)).rejects.toSatisfy(wasNeverSent)
  expect(sent).not.toHaveBeenCalled()
})
