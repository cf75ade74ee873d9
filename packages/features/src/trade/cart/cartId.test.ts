import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearStored } from '../../foundation/storage/safeStorage.ts'
import { openSupplier } from '../../testing/openSupplier.ts'
import { createCartId, storeCartId, storeMissingCartId } from './cartId.ts'

const { locks } = navigator
const record = { sessionId: 's1', username: 'demo-admin', rememberMe: false }

beforeEach(() => {
  // Removes the Web Locks API and the browser's storage.
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
})
afterEach(() => clearStored())

function arrange(create?: () => Promise<string>) {
  const { simulator, api } = openSupplier()
  const cartId = createCartId({
    prepare: () => Promise.resolve(),
    create: create ?? (() => api.createCart({})),
    record,
    isOrdered: () => false,
  })
  const created = () => simulator.ledger().requests.filter(({ name }) => name === 'createCart').length
  return { cartId, created }
}

test('G07 without locks concurrent calls create one cart', async () => {
  const { cartId, created } = arrange()
  const given = await Promise.all([cartId.ensure(), cartId.ensure(), cartId.ensure()])
  expect(new Set([...given, await cartId.ensure()]).size).toBe(1)
  expect(created()).toBe(1)
})

test('G06 a second tab waits until the first has stored the new cart', async () => {
  vi.stubGlobal('navigator', { locks })
  const { cartId, created } = arrange()
  const heldLocks = async () => ((await locks.query()).held ?? []).map(({ name }) => name)
  const given = await cartId.ensure()
  expect(await heldLocks()).toEqual(['cart:s1'])
  // This tab still holds the lock, which must not delay further calls in the same tab.
  expect(await cartId.ensure()).toBe(given)
  expect(created()).toBe(1)
  cartId.close()
  await vi.waitFor(async () => expect(await heldLocks()).toEqual([]))
})

test('concurrent calls to replace a cart create one new cart', async () => {
  const { cartId, created } = arrange()
  const first = await cartId.ensure()
  const [second, ...others] = await Promise.all([cartId.replace(), cartId.replace(), cartId.ensure()])
  expect(others).toEqual([second, second])
  expect(second).not.toBe(first)
  expect(created()).toBe(2)
})

test.each([{ sessionID: '' }, { sessionID: {} }, {}])(
  'B24 after the answer %j without a cart, a later call retries',
  async (body) => {
    const { cartId, created } = arrange()
    const send = globalThis.fetch
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body)))
    await expect(cartId.ensure()).rejects.toMatchObject({ kind: 'unexpected-answer' })
    expect(cartId.current()).toBeUndefined()
    vi.stubGlobal('fetch', send)
    expect(await cartId.ensure()).not.toBe('')
    expect(created()).toBe(1)
  },
)

test('a cart replaced by another tab is not replaced again', async () => {
  const create = vi.fn(() => Promise.resolve('c3'))
  storeCartId(record, 'c1')
  const { cartId } = arrange(create)
  storeCartId(record, 'c2')
  expect(await cartId.replace()).toBe('c2')
  expect(create).not.toHaveBeenCalled()
})

test('a cart that is handed over is preferred to one being created', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const { cartId } = arrange(() => promise)
  const given = cartId.ensure()
  storeMissingCartId(record, 'handed-over')
  resolve('new')
  expect(await given).toBe('handed-over')
  storeMissingCartId(record, 'too late')
  expect(await cartId.ensure()).toBe('handed-over')
})
