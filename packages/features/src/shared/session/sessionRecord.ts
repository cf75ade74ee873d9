import * as v from 'valibot'
import { readStored, removeStored, writeStored, type StorageKind } from '../storage/safeStorage.ts'

export const sessionKey = 'session'

const sessionRecord = v.object({
  sessionId: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)),
  username: v.pipe(v.string(), v.maxLength(500)),
  rememberMe: v.boolean(),
})
export type SessionRecord = v.InferOutput<typeof sessionRecord>

/** Where a session and what belongs to it are kept. */
export function storageKindOf(record: Pick<SessionRecord, 'rememberMe'>): StorageKind {
  return record.rememberMe ? 'browser' : 'tab'
}

/** The session of this tab first, then the remembered one. */
export function readSessionRecord(): SessionRecord | undefined {
  return readStored('tab', sessionKey, sessionRecord) ?? readRememberedRecord()
}

/** The session that outlives the tabs. */
export function readRememberedRecord(): SessionRecord | undefined {
  return readStored('browser', sessionKey, sessionRecord)
}

/** Kept in exactly one place; a copy in the other is removed. In the tab where the browser cannot remember it. */
export function writeSessionRecord(record: SessionRecord): void {
  removeStored(record.rememberMe ? 'tab' : 'browser', sessionKey)
  const isKept = writeStored(storageKindOf(record), sessionKey, record)
  if (!isKept && record.rememberMe) writeStored('tab', sessionKey, record)
}
