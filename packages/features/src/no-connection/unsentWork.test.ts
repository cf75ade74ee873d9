import { beforeEach, expect, test, vi } from 'vitest'
import { writeStored } from '../foundation/storage/safeStorage.ts'
import { quickOrderDraft } from '../quick-order/quickOrderDraft.ts'
import { pickupDraft } from '../testing/checkoutDrafts.ts'
import { exampleAttempt, storeAttempts } from '../testing/exampleAttempt.ts'
import { MemoryStorage } from '../testing/MemoryStorage.ts'
import { openSession } from '../testing/openSession.ts'
import { unsavedComments } from '../trade/documents/unsavedComments.ts'
import { acceptances } from '../trade/orders/acceptances.ts'
import { paymentRecords } from '../trade/payments/paymentRecords.ts'
import { unsentWork } from './unsentWork.ts'

const username = 'demo-admin'
const owner = { sessionId: 's1', username, rememberMe: true }

let browser: MemoryStorage
let tab: MemoryStorage

beforeEach(() => {
  browser = new MemoryStorage()
  tab = new MemoryStorage()
  vi.stubGlobal('window', {
    localStorage: browser,
    sessionStorage: tab,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  })
})

const storeCheckout = (cartId: string) =>
  writeStored('tab', 'lasting.checkout', { username, values: { ...pickupDraft, cartId } })

test('every kind of unsent work is counted, without its contents', () => {
  const session = openSession(owner)
  storeAttempts(exampleAttempt, { ...exampleAttempt, state: 'abandoned', type: 'Quote', cartId: 'c2' })
  acceptances.of(session).put({ quote: '7-0', state: 'sent', at: 1 })
  paymentRecords.of(session).start({ reference: 'HAR001-0-0', amount: 5000, at: Date.now(), path: '/pay-account' })
  const comments = unsavedComments.of(session)
  comments.write('1-0', { text: 'Short', state: 'refused', reason: 'No' })
  comments.write('2-0', { text: 'Wet', state: 'saving', reason: '' })
  const line = { code: 'A1', quantity: '2', lengths: '', unit: '', text: '' }
  quickOrderDraft.of(session).add([line, { ...line, code: 'B2' }])
  storeCheckout('c3')
  expect(unsentWork(owner)).toEqual([
    '1 sent order whose outcome is not known',
    '1 sent quote whose outcome is not known',
    '1 accepted quote whose outcome is not known',
    '1 payment that may not be on your account yet',
    '2 comments on invoices that may not be saved',
    '1 order that you filled in but did not send',
    '2 lines of a quick order that are not in the cart',
  ])
  expect(unsentWork({ ...owner, username: 'kim' })).toEqual([])
})

test('an order that was sent is not also counted as filled in', () => {
  storeAttempts({ ...exampleAttempt, cartId: 'c3' })
  storeCheckout('c3')
  expect(unsentWork(owner)).toEqual(['1 sent order whose outcome is not known'])
})

test('reading drops nothing that another version has stored', () => {
  writeStored('tab', 'lasting.checkout', { username })
  writeStored('tab', 'lasting.unsaved-comments', { username, values: 'x' })
  writeStored('browser', 'lasting.order-attempts', [{ username, state: 'new' }])
  const before = [...tab.entries, ...browser.entries]
  expect(unsentWork(owner)).toEqual([])
  expect([...tab.entries, ...browser.entries]).toEqual(before)
})
