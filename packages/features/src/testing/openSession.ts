import { parseConfiguration } from '@trade-portal/supplier-api'
import { onTestFinished, vi } from 'vitest'
import { createSession, type HandOver, type Session } from '../foundation/session/createSession.ts'
import type { SessionRecord } from '../foundation/session/sessionRecord.ts'
import { clearStored } from '../foundation/storage/safeStorage.ts'

const configuration = parseConfiguration(
  JSON.stringify({ DeviceList: [{ endpointUrl: 'https://supplier.example', device_id: 'D', company_id: 'C' }] }),
)
const sam = { sessionId: 's1', username: 'sam', rememberMe: false }

/** A session for a unit test. It ends after the test, and its storage is then cleared. */
export function openSession(differing: Partial<SessionRecord> = {}, handedOver?: readonly HandOver[]): Session {
  const session = createSession(configuration, { ...sam, ...differing }, vi.fn(), { handedOver })
  onTestFinished(() => {
    session.close()
    clearStored()
  })
  return session
}
