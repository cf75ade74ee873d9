import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearStored, forgetInMemory } from '../storage/safeStorage.ts'
import { createOrderAttempts } from './orderAttempts.ts'
import type { SentAttempt } from './orderRecords.ts'

const sent: SentAttempt = {
  state: 'sent',
  cartId: 'c1',
  chargeProduct: '',
  type: 'Order',
  reference: 'PO-1',
  jobName: 'Lot 12',
  total: 110,
  at: 0,
  lookAlikes: [],
  lines: [],
}

beforeEach(() => vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() }))
afterEach(() => {
  clearStored()
  vi.unstubAllGlobals()
})

test('B05 an attempt survives when the session of another tab ends and wipes the storage', () => {
  const attempts = createOrderAttempts('demo-admin')
  attempts.write(sent)
  clearStored()
  expect(attempts.readFresh('c1')).toEqual(sent)
  expect(createOrderAttempts('demo-admin').ofCart('c1')).toEqual(sent)
})

test('P04 records of another user are neither read nor restored nor lost', () => {
  const own = createOrderAttempts('demo-admin')
  const other = createOrderAttempts('demo-sales')
  own.write(sent)
  expect(other.readFresh('c1')).toBeUndefined()
  expect(other.open()).toEqual([])
  other.write({ ...sent, cartId: 'c2' })
  expect(own.readAll()).toEqual([sent])
  expect(createOrderAttempts('demo-admin').ofCart('c1')).toEqual(sent)
  clearStored()
  expect(other.readFresh('c2')).toMatchObject({ state: 'sent' })
  expect(createOrderAttempts('demo-admin').ofCart('c1')).toBeUndefined()
})

test('A04 B05 an attempt survives an automatic sign-out and a reload', () => {
  createOrderAttempts('demo-admin').write(sent)
  clearStored(['tab', 'browser'], 'lasting')
  expect(createOrderAttempts('demo-admin').ofCart('c1')).toEqual(sent)
})

test('P04 after the end of its own session nothing is written back', () => {
  const attempts = createOrderAttempts('demo-admin')
  attempts.write(sent)
  attempts.close()
  clearStored()
  attempts.readFresh('c1')
  expect(createOrderAttempts('demo-admin').ofCart('c1')).toBeUndefined()
})

test('G04 the attempt of another tab replaces the own one', () => {
  const attempts = createOrderAttempts('demo-admin')
  attempts.write(sent)
  createOrderAttempts('demo-admin').write({ state: 'done', cartId: 'c1', type: 'Order', number: '7', lines: [] })
  expect(attempts.readFresh('c1')).toMatchObject({ state: 'done', number: '7' })
})

/** A storage that refuses what is longer than it has room for. */
function storageOf(room: number) {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => void entries.delete(key),
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, text)
    },
  }
}

test('B05 F02 an attempt that a full localStorage has no room for survives a reload', () => {
  const listeners = { addEventListener: vi.fn(), removeEventListener: vi.fn() }
  vi.stubGlobal('window', { ...listeners, localStorage: storageOf(500), sessionStorage: storageOf(5000) })
  const attempts = createOrderAttempts('demo-admin')
  attempts.write(sent)
  attempts.write({ ...sent, cartId: 'c2' })
  attempts.write({ ...sent, at: 1 })
  // As a reload does.
  forgetInMemory('browser')
  forgetInMemory('tab')
  const reloaded = createOrderAttempts('demo-admin')
  expect(reloaded.open().map(({ cartId, at }) => [cartId, at])).toEqual([
    ['c1', 1],
    ['c2', 0],
  ])
})
