import { createSimulator, worlds } from '@trade-portal/mocks'
import { parseConfiguration } from '@trade-portal/supplier-api'
import * as v from 'valibot'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { clearStored, readStored, writeStored } from '../storage/safeStorage.ts'
import { sessionPart } from './sessionPart.ts'
import { readSessionRecord, writeSessionRecord } from './sessionRecord.ts'
import { createSessionStore, preloadSessionCode } from './sessionStore.ts'
import { userRecords } from './userRecords.ts'

const configuration = parseConfiguration(
  JSON.stringify({
    DeviceList: [{ endpointUrl: 'https://supplier.example', device_id: 'TRADEPORTAL', company_id: 'CBS' }],
  }),
)
const simulator = createSimulator(worlds.typical())

// Otherwise the first test would wait for the session code, which can take too long on a busy machine.
beforeAll(preloadSessionCode)
beforeEach(() => {
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => simulator.handle(new Request(url, options)))
})
afterEach(() => {
  simulator.reset()
  clearStored()
})

/** A store that checks a stored session. */
async function checked(fault?: 'network-failure', { rememberMe = false } = {}) {
  const record = { sessionId: simulator.openSession('demo-admin'), username: 'demo-admin', rememberMe }
  writeSessionRecord(record)
  if (fault) simulator.setFault('getState', fault)
  const store = createSessionStore(configuration)
  return { record, store, stop: store.start() }
}

async function started(remembered?: { readonly rememberMe: boolean }) {
  const all = await checked(undefined, remembered)
  await vi.waitFor(() => expect(all.store.current()).toMatchObject({ status: 'loggedIn' }))
  return { ...all, session: sessionOf(all.store) }
}

type Store = ReturnType<typeof createSessionStore>

function sessionOf(store: Store) {
  const state = store.current()
  if (state.status !== 'loggedIn') throw new Error('Nobody is signed in')
  return state.session
}

async function signIn(store: Store, username: string) {
  await store.signIn({ username, password: 'sandbox', rememberMe: false })
  return sessionOf(store)
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a stopped session store makes no calls and keeps its record', async () => {
  const { record, store, stop, session } = await started()
  const failure = session.api.getCustomLists({}).catch((error: unknown) => error)
  // The supplier does not know the session any more.
  simulator.reset()
  stop()
  await settled()
  expect(await failure).toBeInstanceOf(Error)
  await expect(session.api.getCustomerTransactions({})).rejects.toThrow('session has ended')
  expect(readSessionRecord()).toEqual(record)
  expect(store.current().status).toBe('validating')
})

test('a restarted session store still has its session', async () => {
  const { record, store, stop, session } = await started()
  // At once, as in strict mode.
  stop()
  const stopAgain = store.start()
  await settled()
  expect(sessionOf(store)).toBe(session)
  // Later, it checks the session again.
  stopAgain()
  await settled()
  store.start()
  await vi.waitFor(() => expect(store.current().status).toBe('loggedIn'))
  expect(sessionOf(store)).not.toBe(session)
  expect(sessionOf(store).record).toEqual(record)
})

test('A05 an earlier session that expires late signs nobody out', async () => {
  const { record, store, session } = await started()
  const { promise: late, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => {
    const isOfFirst = new Headers(options.headers).get('Session-Context-Id') === record.sessionId
    return isOfFirst ? late : simulator.handle(new Request(url, options))
  })
  const failure = session.api.getState({}).catch((error: unknown) => error)
  store.signOut()
  await signIn(store, 'demo-sales')
  resolve(Response.json({ hasErrors: true, errorTable: [{ field: '', msg: 'Your session has expired' }] }))
  expect(await failure).toMatchObject({ kind: 'session-expired' })
  await settled()
  expect(sessionOf(store).record.username).toBe('demo-sales')
})

const orders = userRecords(
  'orders',
  {
    schema: v.object({ id: v.string(), goods: v.string() }),
    keyOf: ({ id }) => id,
    device: { merge: (own) => own, afterSignOut: ({ id }) => (id === 'known' ? undefined : { id, goods: '' }) },
  },
  () => ({}),
)

test('P04 Sign Out keeps orders of unknown outcome, but no goods', async () => {
  const { store, session } = await started()
  const ordersOf = async (username: string) => orders.of(await signIn(store, username)).current()
  orders.of(session).put({ id: 'known', goods: 'Decking' })
  orders.of(session).put({ id: 'unknown', goods: 'Screws' })
  writeStored('browser', 'preference', 'grid')
  simulator.reset()
  await expect(session.api.getState({})).rejects.toMatchObject({ kind: 'session-expired' })
  expect(await ordersOf('demo-sales')).toEqual([])
  store.signOut()
  expect(readSessionRecord()).toBeUndefined()
  expect(readStored('browser', 'preference', v.string())).toBeUndefined()
  expect(session.queryClient.getQueryCache().getAll()).toEqual([])
  expect(await ordersOf('demo-admin')).toEqual([{ id: 'unknown', goods: '' }])
  store.signOut()
  expect(await ordersOf('demo-admin')).toEqual([])
})

test('A01 an expired session ends once and hands over its data', async () => {
  const cart = sessionPart((_, handedOver: string | undefined) => {
    const value = handedOver ?? readStored('tab', 'cart', v.string())
    return { value, handOver: () => value }
  })
  writeStored('tab', 'cart', 'cart-1')
  writeSessionRecord({ sessionId: 'expired', username: 'demo-admin', rememberMe: false })
  const store = createSessionStore(configuration, { onOpened: (session) => void cart.of(session) })
  const onChange = vi.fn()
  store.subscribe(onChange)
  store.start()
  await vi.waitFor(() => expect(store.current()).toEqual({ status: 'loggedOut', reason: expect.stringMatching(/./) }))
  expect(onChange).toHaveBeenCalledOnce()
  expect([readSessionRecord(), readStored('tab', 'cart', v.string())]).toEqual([undefined, undefined])
  expect(cart.of(await signIn(store, 'demo-admin'))).toBe('cart-1')
})

test('A03 several answers of an expired session end it once', async () => {
  const store = createSessionStore(configuration)
  const { api } = await signIn(store, 'demo-admin')
  const onChange = vi.fn()
  store.subscribe(onChange)
  simulator.reset()
  await Promise.allSettled([api.getState({}), api.getVehicleTypes({}), api.getOrderBranches({})])
  expect(onChange).toHaveBeenCalledOnce()
  expect(store.current()).toEqual({ status: 'loggedOut', reason: expect.stringMatching(/./) })
})

test('A09 a session that cannot be checked is kept for a retry', async () => {
  const { record, store } = await checked('network-failure')
  await vi.waitFor(() => expect(store.current()).toMatchObject({ status: 'loggedOut', uncheckedRecord: record }))
  expect(readSessionRecord()).toEqual(record)
  // An answer without any states is no refusal.
  simulator.setFault('getState', 'no-records')
  store.tryAgain()
  await vi.waitFor(() => expect(store.current().status).toBe('loggedIn'))
})

test('Sign Out in another tab clears the data of this tab', async () => {
  const listeners = new Map<string, (event: object) => void>()
  const kept = new Map([['trade-portal.signed-out', '1']])
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: full,
      removeItem: (key: string) => kept.delete(key),
      clear: () => kept.clear(),
    },
  })
  writeStored('browser', 'cart', 'cart-1')
  const { store } = await started({ rememberMe: true })
  listeners.get('storage')?.({ key: 'trade-portal.signed-out', newValue: '1' })
  await vi.waitFor(() => expect(store.current()).toMatchObject({ status: 'loggedOut', hasSignedOut: true }))
  expect(readSessionRecord()).toBeUndefined()
  expect(readStored('browser', 'cart', v.string())).toBeUndefined()
  // This tab has not changed localStorage. The entry with which the other tab announced its sign-out is still there.
  expect([...kept.keys()]).toEqual(['trade-portal.signed-out'])
})
