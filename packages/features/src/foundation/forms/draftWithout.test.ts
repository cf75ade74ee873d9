import { expect, test, vi } from 'vitest'
import { openSession } from '../../testing/openSession.ts'
import { createDraft } from './drafts.ts'
import { draftWithout } from './draftWithout.ts'

vi.mock('../failures/toasts.ts', () => ({
  toasts: { error: vi.fn(), success: vi.fn(), messages: { forget: vi.fn() } },
}))

test('P03 a draft keeps what is typed, except the fields that it leaves out', () => {
  const session = openSession()
  const whole = createDraft<{ readonly name: string; readonly password: string }>('Your text')
  const draft = draftWithout(whole, { password: '' })
  draft.write(session, { name: 'Kim', password: 'S3cret' })
  expect([draft.read(session), whole.read(session)]).toEqual([
    { name: 'Kim', password: '' },
    { name: 'Kim', password: '' },
  ])
  draft.remove(session)
  expect(draft.read(session)).toBeUndefined()
})
