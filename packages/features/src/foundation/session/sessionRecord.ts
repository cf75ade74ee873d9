import * as v from 'valibot'
import { lastWritePlace, readStored, removeStored, writeStored, type StorageKind } from '../storage/safeStorage.ts'

export const sessionKey = 'session'

const sessionRecord = v.object({
  sessionId: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)),
  username: v.pipe(v.string(), v.maxLength(500)),
  rememberMe: v.boolean(),
})
export type SessionRecord = v.InferOutput<typeof sessionRecord>

export function storageKindOf(record: Pick<SessionRecord, 'rememberMe'>): StorageKind {
  return record.rememberMe ? 'browser' : 'tab'
}

/** The session that is stored in this tab; otherwise the remembered session. */
export function readSessionRecord(): SessionRecord | undefined {
  return readStored('tab', sessionKey, sessionRecord) ?? readRememberedRecord()
}

/** The remembered session: stored in localStorage because of "Remember me". */
export function readRememberedRecord(): SessionRecord | undefined {
  return readStored('browser', sessionKey, sessionRecord)
}

/** Stores the record in the storage that `storageKindOf` names, and removes any record from the other storage. */
export function writeSessionRecord(record: SessionRecord): void {
  removeStored(record.rememberMe ? 'tab' : 'browser', sessionKey)
  writeStored(storageKindOf(record), sessionKey, record)
}

/**
 * What ends a session that the browser could not store as requested: a reload, or closing the tab. Undefined if the session
 * was stored as requested.
 */
export function endOfUnstoredSession(record: SessionRecord): 'reload' | 'close' | undefined {
  const place = lastWritePlace(storageKindOf(record), sessionKey)
  if (place === 'memory') return 'reload'
  return place === storageKindOf(record) ? undefined : 'close'
}
