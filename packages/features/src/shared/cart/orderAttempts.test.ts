import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearStored } from '../storage/safeStorage.ts'
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
  const attempts = createOrderAttempts()
  attempts.write(sent)
  clearStored()
  expect(attempts.readFresh('c1')).toEqual(sent)
  expect(createOrderAttempts().ofCart('c1')).toEqual(sent)
})

test('P04 after the end of its own session nothing is written back', () => {
  const attempts = createOrderAttempts()
  attempts.write(sent)
  attempts.close()
  clearStored()
  attempts.readFresh('c1')
  expect(createOrderAttempts().ofCart('c1')).toBeUndefined()
})

test('G04 the attempt of another tab replaces the own one', () => {
  const attempts = createOrderAttempts()
  attempts.write(sent)
  createOrderAttempts().write({ state: 'done', cartId: 'c1', type: 'Order', number: '7', lines: [] })
  expect(attempts.readFresh('c1')).toMatchObject({ state: 'done', number: '7' })
})
