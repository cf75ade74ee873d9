import { expect, test, vi } from 'vitest'
import { openSession } from '../../testing/openSession.ts'
import { draftAbout, type ValuesAbout } from './draftAbout.ts'
import { createDraft } from './drafts.ts'

vi.mock('../failures/toasts.ts', () => ({
  toasts: { error: vi.fn(), success: vi.fn(), messages: { forget: vi.fn() } },
}))

interface Values {
  readonly message: string
}

test('text about one thing is not in the form about another, and sending that one does not remove it', () => {
  const session = openSession()
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
  const expired = openSession()
  draft.write(expired, { message: 'For Tuesday' })
  const carryOver = expired.handOver()
  expired.close()
  const next = openSession({ sessionId: '2' }, carryOver)
  expect(draft.read(next)).toEqual({ message: 'For Tuesday' })
})
