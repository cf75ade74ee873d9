import * as v from 'valibot'
import { createSimulator, worlds } from '@trade-portal/mocks'
import { parseConfiguration } from '@trade-portal/supplier-api'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { clearStored, readStored, writeStored } from '../storage/safeStorage.ts'
import { sessionPart } from './sessionPart.ts'
import { createSessionStore, preloadSessionCode } from './sessionStore.ts'
import { userRecords } from './userRecords.ts'
import { readSessionRecord, writeSessionRecord } from './sessionRecord.ts'

vi.mock('../failures/toasts.ts', () => ({ toasts: { error: vi.fn(), messages: { forget: vi.fn() } } }))

const configuration = parseConfiguration(
  JSON.stringify({
    DeviceList: [{ endpointUrl: 'https://supplier.example', device_id: 'TRADEPORTAL', company_id: 'CBS' }],
  }),
)
const simulator = createSimulator(worlds.typical())

// Loads the session code first, because otherwise the first test would have to wait for it. That can take too long on a busy
// machine.
beforeAll(preloadSessionCode)
beforeEach(() => {
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => simulator.handle(new Request(url, options)))
})
afterEach(() => {
  simulator.reset()
  clearStored()
})

/** A store that has checked a stored session. */
async function started() {
  const record = { sessionId: simulator.openSession('demo-admin'), username: 'demo-admin', rememberMe: false }
  writeSessionRecord(record)
  const store = createSessionStore(configuration)
  const stop = store.start()
  await vi.waitFor(() => expect(store.current()).toMatchObject({ status: 'loggedIn' }))
  return { record, store, stop, session: sessionOf(store) }
}

function sessionOf(store: ReturnType<typeof createSessionStore>) {
  const state = store.current()
  if (state.status !== 'loggedIn') throw new Error('Nobody is signed in')
  return state.session
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a store that is stopped asks nothing in the name of its session, and leaves the storage to the next one', async () => {
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

test('a store that is started again at once, as in strict mode, keeps its session', async () => {
  const { store, stop, session } = await started()
  stop()
  store.start()
  await settled()
  expect(sessionOf(store)).toBe(session)
})

test('a store that is started again later checks its session anew', async () => {
  const { record, store, stop, session } = await started()
  stop()
  await settled()
  store.start()
  await vi.waitFor(() => expect(store.current().status).toBe('loggedIn'))
  expect(sessionOf(store)).not.toBe(session)
  expect(sessionOf(store).record).toEqual(record)
})

test('A05 a late answer about an expired session does not sign out the user who has signed in meanwhile', async () => {
  const { record, store, session } = await started()
  const { promise: late, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => {
    const isOfFirst = new Headers(options.headers).get('Session-Context-Id') === record.sessionId
    return isOfFirst ? late : simulator.handle(new Request(url, options))
  })
  const failure = session.api.getState({}).catch((error: unknown) => error)
  store.signOut()
  await store.signIn({ username: 'demo-sales', password: 'sandbox', rememberMe: false })
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
    storageScope: 'device',
    afterSignOut: ({ id }) => (id === 'known' ? undefined : { id, goods: '' }),
  },
  () => ({}),
)

test('B05 P04 what a user does not know the outcome of survives the Sign Out of another user, for its owner, without goods', async () => {
  const { store, session } = await started()
  const signIn = async (username: string) => {
    await store.signIn({ username, password: 'sandbox', rememberMe: false })
    return orders.of(sessionOf(store))
  }
  orders.of(session).put({ id: 'known', goods: 'Decking' })
  orders.of(session).put({ id: 'unknown', goods: 'Screws' })
  simulator.reset()
  await expect(session.api.getState({})).rejects.toMatchObject({ kind: 'session-expired' })
  expect((await signIn('demo-sales')).current()).toEqual([])
  store.signOut()
  expect((await signIn('demo-admin')).current()).toEqual([{ id: 'unknown', goods: '' }])
  store.signOut()
  expect((await signIn('demo-admin')).current()).toEqual([])
})

test('A01 a stored session that turns out to have expired hands over what it has read, such as the cart id', async () => {
  const cart = sessionPart((_, handedOver: string | undefined) => {
    const value = handedOver ?? readStored('tab', 'cart', v.string())
    return { value, handOver: () => value }
  })
  writeStored('tab', 'cart', 'cart-1')
  writeSessionRecord({ sessionId: 'expired', username: 'demo-admin', rememberMe: false })
  const store = createSessionStore(configuration, { onOpened: (session) => void cart.of(session) })
  store.start()
  await vi.waitFor(() => expect(store.current().status).toBe('loggedOut'))
  await store.signIn({ username: 'demo-admin', password: 'sandbox', rememberMe: false })
  expect(cart.of(sessionOf(store))).toBe('cart-1')
})

test('A08 A09 a supplier without any states signs nobody out', async () => {
  simulator.setFault('getState', 'no-records')
  const { record } = await started()
  expect(readSessionRecord()).toEqual(record)
})

test('F02 after a sign-out in another tab nothing is left of what this tab could not store', async () => {
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
  const record = { sessionId: simulator.openSession('demo-admin'), username: 'demo-admin', rememberMe: true }
  writeSessionRecord(record)
  writeStored('browser', 'cart', 'cart-1')
  const store = createSessionStore(configuration)
  store.start()
  await vi.waitFor(() => expect(store.current().status).toBe('loggedIn'))
  listeners.get('storage')?.({ key: 'trade-portal.signed-out', newValue: '1' })
  await vi.waitFor(() => expect(store.current()).toMatchObject({ status: 'loggedOut', hasSignedOut: true }))
  expect(readSessionRecord()).toBeUndefined()
  expect(readStored('browser', 'cart', v.string())).toBeUndefined()
  // This tab has not changed localStorage. The entry with which the other tab announced its sign-out is still there.
  expect([...kept.keys()]).toEqual(['trade-portal.signed-out'])
})
