import { createSimulator, fixedNow, worlds } from '@trade-portal/mocks'
import { createSupplierApi } from '@trade-portal/supplier-api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearStored } from '../storage/safeStorage.ts'
import { createCartId } from './cartId.ts'

const record = { sessionId: 's1', username: 'demo-admin', rememberMe: false }

beforeEach(() => {
  // Without the Web Locks API and without storage.
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
})
afterEach(() => {
  clearStored()
  vi.unstubAllGlobals()
})

function arrange() {
  const simulator = createSimulator(worlds.typical(), { now: () => fixedNow })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => simulator.handle(new Request(url, init)))
  const api = createSupplierApi({
    endpoint: { endpointUrl: 'https://supplier.example', api: 'proxy' },
    sessionId: simulator.openSession('demo-admin'),
    known: () => Promise.resolve({ deviceId: 'D', companyId: 'CBS', userName: 'demo-admin', customerId: 'HAR001' }),
  })
  const cartId = createCartId({ create: () => api.createCart({}), record, isOrdered: () => false })
  const created = () => simulator.ledger().requests.filter(({ name }) => name === 'createCart').length
  return { cartId, created }
}

test('G07 without locks concurrent calls in one tab create one cart', async () => {
  const { cartId, created } = arrange()
  const given = await Promise.all([cartId.ensure(), cartId.ensure(), cartId.ensure()])
  expect(new Set([...given, await cartId.ensure()]).size).toBe(1)
  expect(created()).toBe(1)
})

test('G07 concurrent replacements create one new cart, which callers of ensure get too', async () => {
  const { cartId, created } = arrange()
  const first = await cartId.ensure()
  const [second, ...others] = await Promise.all([cartId.replace(), cartId.replace(), cartId.ensure()])
  expect(others).toEqual([second, second])
  expect(second).not.toBe(first)
  expect(created()).toBe(2)
})
