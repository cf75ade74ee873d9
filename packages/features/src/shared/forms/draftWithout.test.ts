import { parseConfiguration } from '@trade-portal/supplier-api'
import { expect, test, vi } from 'vitest'
import { createSession } from '../session/createSession.ts'
import { createDraft } from './drafts.ts'
import { draftWithout } from './draftWithout.ts'

vi.mock('../notices/toasts.ts', () => ({ toasts: { error: vi.fn(), success: vi.fn(), messages: { forget: vi.fn() } } }))

const configuration = parseConfiguration(
  JSON.stringify({ DeviceList: [{ endpointUrl: 'https://supplier.example', device_id: 'D', company_id: 'C' }] }),
)

test('P03 a draft keeps what is typed, except the fields that it leaves out', () => {
  const session = createSession(configuration, { sessionId: '1', username: 'sam', rememberMe: false }, vi.fn())
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
