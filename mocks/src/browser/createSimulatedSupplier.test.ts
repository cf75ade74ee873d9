import { createSupplierApi, type SupplierApi } from '@trade-portal/supplier-api'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fixedNow } from '../world/calendar.ts'
import { createSimulatedSupplier } from './createSimulatedSupplier.ts'
import type { SimulatedSupplier } from './simulatedSupplier.ts'
import type { TextStore } from './browserStore.ts'

let texts: Map<string, string>
let store: TextStore
let supplier: SimulatedSupplier
beforeEach(async () => {
  texts = new Map()
  store = {
    read: async (name) => texts.get(name),
    write: async (name, text) => void texts.set(name, text),
    remove: async (name) => void texts.delete(name),
  }
  await load()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** What happens when the page is loaded again. */
async function load(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  supplier = await createSimulatedSupplier({ store, now: () => fixedNow })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await supplier.handle(new Request(url, init))
    if (response.type === 'error') throw new TypeError('fetch failed')
    return response
  })
}

const clientOf = (userName: string, sessionId?: string): SupplierApi =>
  createSupplierApi({
    endpoint: { endpointUrl: 'https://supplier.example', api: 'proxy' },
    known: async () => ({ deviceId: 'd', companyId: 'c', customerId: 'HAR001', userId: 'U1001', userName }),
    sessionId,
  })

async function sessionOf(userName: string): Promise<string> {
  const answer = await clientOf(userName).login({ userid: userName, password: 'sandbox' })
  return answer.outcome === 'signedIn' ? answer.sessionId : ''
}
const signedIn = async (userName: string) => clientOf(userName, await sessionOf(userName))

describe('over a reload', () => {
  test('sessions and carts go on, each in the world of its account', async () => {
    const [admin, bare] = [await sessionOf('demo-admin'), await sessionOf('demo-empty')]
    const cart = await clientOf('demo-admin', admin).createCart({})
    const line = { sessionID: cart, productID: 'FX100001', UOM: 'EA', quoteQty: 3 }
    await clientOf('demo-admin', admin).addCartProduct(line)
    await load()
    expect(await clientOf('demo-admin', admin).getCartContents({ sessionID: cart })).toMatchObject([{ quantity: 3 }])
    expect(await clientOf('demo-empty', bare).getCustomerTransactions({})).toEqual([])
    expect(supplier.current().warnings).toEqual([])
  })

  test('what was switched stays switched, and the last calls can still be read', async () => {
    supplier.setHome('empty')
    supplier.setFault('getState', { fault: 'forbidden', after: 1 })
    supplier.setLatency('all', 5)
    supplier.setLatency('getBranches', 'forever')
    await sessionOf('demo-admin')
    const before = supplier.current()
    await load()
    const { home, faults, latency, calls } = supplier.current()
    expect({ home, faults, latency, calls }).toEqual({
      home: before.home,
      faults: before.faults,
      latency: before.latency,
      calls: before.calls,
    })
    expect(latency).toEqual({ all: 5, own: { getBranches: 'forever' } })
    expect(await (await signedIn('demo-admin')).getCustomerTransactions({})).toEqual([])
  })

  test.each([
    '',
    '{',
    '{"version":2}',
    '{"version":1,"began":"2026-11-20T00:00:00.000Z","worlds":{"typical":{"orders":7}}}',
  ])('what makes no sense is let go, and everything starts afresh: %s', async (text) => {
    for (const name of ['state', 'settings', 'calls']) texts.set(name, text)
    await load()
    expect(supplier.current()).toMatchObject({ home: 'typical', faults: {}, calls: [] })
    expect(supplier.current().warnings).toHaveLength(1)
    expect(await sessionOf('demo-admin')).not.toBe('')
  })

  test('a browser that is full keeps nothing rather than something old, says so once, and all else works', async () => {
    const admin = await sessionOf('demo-admin')
    expect(texts.has('state')).toBe(true)
    store.write = () => Promise.reject(new DOMException('The quota has been exceeded', 'QuotaExceededError'))
    await clientOf('demo-admin', admin).createCart({})
    await clientOf('demo-admin', admin).createCart({})
    expect(texts.has('state')).toBe(false)
    expect(supplier.current().warnings).toEqual([expect.stringMatching(/keeps nothing over a reload.*quota/)])
    await load()
    await expect(clientOf('demo-admin', admin).getState({})).rejects.toThrow(/Invalid Session/)
  })

  test('a browser without a database works as long as the page is open', async () => {
    const failing = () => Promise.reject(new Error('blocked'))
    store = { read: failing, write: failing, remove: failing }
    await load()
    expect(await (await signedIn('demo-admin')).getState({})).not.toEqual([])
  })
})

describe('what can be switched', () => {
  test('a fault, for some of the calls, while others go on counting', async () => {
    const api = await signedIn('demo-admin')
    supplier.setFault('getState', { fault: 'forbidden', times: 1 })
    await expect(api.getState({})).rejects.toThrow('refused')
    supplier.setFault('getBranches', 'forbidden')
    expect(await api.getState({})).not.toEqual([])
    await expect(api.getBranches({})).rejects.toThrow('refused')
    supplier.setFault('getBranches', null)
    expect(await api.getBranches({})).not.toEqual([])
  })

  test('latency, where that of one operation goes before that of all', async () => {
    supplier.setLatency('all', 40)
    supplier.setLatency('getState', 0)
    const began = performance.now()
    await sessionOf('demo-admin')
    expect(performance.now() - began).toBeGreaterThanOrEqual(35)
    supplier.setLatency('login', 1)
    expect(supplier.current().latency).toEqual({ all: 40, own: { login: 1 } })
    supplier.setLatency('login', 0)
    supplier.setLatency('all', 0)
    expect(supplier.current().latency).toEqual({ all: 0, own: {} })
  })

  test('the world of the usual accounts; who is signed in stays', async () => {
    const before = await signedIn('demo-admin')
    supplier.setHome('empty')
    expect(await before.getCustomerTransactions({})).not.toEqual([])
    expect(await (await signedIn('demo-admin')).getCustomerTransactions({})).toEqual([])
    supplier.setHome('typical')
    expect(await (await signedIn('demo-admin')).getCustomerTransactions({})).not.toEqual([])
  })

  test('everything, back to the beginning', async () => {
    const api = await signedIn('demo-admin')
    supplier.setHome('empty')
    supplier.setFault('getState', 'forbidden')
    supplier.setLatency('all', 1)
    await supplier.reset()
    const state = { home: 'typical', faults: {}, latency: { all: 0, own: {} }, calls: [], outbox: [] }
    expect(supplier.current()).toMatchObject(state)
    await expect(api.getState({})).rejects.toThrow(/Invalid Session/)
    await load()
    expect(supplier.current()).toMatchObject({ ...state, calls: [{ operation: 'getState' }] })
  })
})

describe('the last calls', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

  test('newest first, with what was asked and answered, without passwords and session ids', async () => {
    const api = await signedIn('demo-admin')
    await api.getState({})
    await settled()
    const [state, login] = supplier.current().calls
    expect(state).toMatchObject({ operation: 'getState', outcome: 'answered', status: 200 })
    expect(state?.answer).toMatch('"stateID": "NSW"')
    expect(login?.request).toMatch('"password": "••••••"')
    expect(login?.answer).toMatch('"sessionID": "session-••••••"')
    expect(JSON.stringify(supplier.current().calls)).not.toMatch(/sandbox|session-[a-z0-9]/)
    expect(texts.get('calls')).not.toMatch(/sandbox|session-[a-z0-9]/)
  })

  test.each([
    ['forbidden', { outcome: 'failed', status: 403 }],
    ['field-error', { outcome: 'refused', status: 200 }],
    ['network-failure', { outcome: 'failed', status: null, answer: 'The connection broke.' }],
    ['lost-after-commit', { outcome: 'failed', status: 200, answer: expect.stringMatching('in the middle') }],
  ] as const)('say how it ended: %s', async (fault, end) => {
    const api = await signedIn('demo-admin')
    supplier.setFault('getState', fault)
    await expect(api.getState({})).rejects.toThrow(/./)
    await settled()
    expect(supplier.current().calls[0]).toMatchObject({ ...end, milliseconds: expect.any(Number) })
  })

  test('show a call while it is under way, and take it for lost after a reload', async () => {
    supplier.setLatency('login', 'forever')
    void sessionOf('demo-admin').catch(() => undefined)
    await settled()
    expect(supplier.current().calls).toMatchObject([{ operation: 'login', outcome: 'under-way', milliseconds: null }])
    await load()
    expect(supplier.current().calls).toMatchObject([{ operation: 'login', outcome: 'failed' }])
  })

  test('stay few, and long answers are cut', async () => {
    const api = await signedIn('demo-admin')
    for (let count = 0; count < 45; count += 1) await api.getCustomerTransactions({})
    await settled()
    expect(supplier.current().calls).toHaveLength(40)
    expect(supplier.current().calls[0]?.answer).toMatch(/… and \d+ characters more$/)
  })

  test('tell whoever listens, with a state that stays the same until then', () => {
    let told = 0
    const stop = supplier.subscribe(() => (told += 1))
    const before = supplier.current()
    expect(supplier.current()).toBe(before)
    supplier.setFault('getState', 'forbidden')
    expect([told, supplier.current() === before]).toEqual([1, false])
    stop()
    supplier.setFault('getState', null)
    expect(told).toBe(1)
  })
})
