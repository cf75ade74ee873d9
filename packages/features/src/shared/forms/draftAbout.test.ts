import { parseConfiguration } from '@trade-portal/supplier-api'
import { expect, test, vi } from 'vitest'
import { createSession } from '../session/createSession.ts'
import { draftAbout, type ValuesAbout } from './draftAbout.ts'
import { createDraft } from './drafts.ts'

vi.mock('../notices/toasts.ts', () => ({ toasts: { error: vi.fn(), success: vi.fn(), messages: { forget: vi.fn() } } }))

interface Values {
  readonly message: string
}

const configuration = parseConfiguration(
  JSON.stringify({ DeviceList: [{ endpointUrl: 'https://supplier.example', device_id: 'D', company_id: 'C' }] }),
)
const sam = { sessionId: '1', username: 'sam', rememberMe: false }

test('text about one thing is not in the form about another, and sending that one does not remove it', () => {
  const session = createSession(configuration, sam, vi.fn())
  const draft = createDraft<ValuesAbout<Values>>('Your text')
  const [first, second] = [draftAbout(draft, 'Invoice 1'), draftAbout(draft, 'Invoice 2')]
  first.write(session, { message: 'For Tuesday' })
  expect([first.read(session), second.read(session)]).toEqual([{ message: 'For Tuesday' }, undefined])
  second.remove(session)
  expect([first.read(session), first.isAtRisk(session)]).toEqual([{ message: 'For Tuesday' }, true])
  first.remove(session)
  expect([first.read(session), first.isAtRisk(session)]).toEqual([undefined, false])
})

test('A01 it outlives a session that expires, for the same user', () => {
  const draft = draftAbout(createDraft<ValuesAbout<Values>>('Your text'), 'Invoice 1')
  const expired = createSession(configuration, sam, vi.fn())
  draft.write(expired, { message: 'For Tuesday' })
  const carryOver = expired.handOver()
  expired.close()
  const next = createSession(configuration, { ...sam, sessionId: '2' }, vi.fn(), { carryOver })
  expect(draft.read(next)).toEqual({ message: 'For Tuesday' })
})
