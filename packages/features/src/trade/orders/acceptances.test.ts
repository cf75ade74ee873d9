import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAll, clearStored } from '../../foundation/storage/safeStorage.ts'
import { openSession } from '../../testing/openSession.ts'
import { acceptances, type Acceptance } from './acceptances.ts'

const open = (username: string) => acceptances.open({ username, rememberMe: false })
const kims = () => open('kim').value
const sent = (quote: string, at = 1000, state: Acceptance['state'] = 'sent'): Acceptance => ({ quote, state, at })

beforeEach(() => vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() }))
afterEach(() => clearStored())

test('accepting a quote is unfinished until the outcome is known', () => {
  const session = openSession({ username: 'kim' })
  kims().put(sent('300001-0'))
  acceptances.of(session)
  expect(session.unfinishedWork()).toMatchObject([
    { title: 'We do not know whether Quote 300001-0 was accepted.', at: 1000 },
  ])
  expect(open('lee').value.ofQuote('300001-0')).toBeUndefined()
  acceptances.of(session).put(sent('300001-0', 1000, 'accepted'))
  expect(session.unfinishedWork()).toEqual([])
})

test('acceptances stay unchanged after their session has ended', () => {
  const { value: ended, close } = open('kim')
  ended.put(sent('300001-0'))
  close()
  expect(ended.put(sent('300002-0'))).toBe(false)
  clearStored(['tab', 'browser'], keepAll)
  expect(kims().ofQuote('300001-0')).toBeDefined()
  expect(kims().ofQuote('300002-0')).toBeUndefined()
})
