import { storageKey, storageOf } from '../storage/browserStorage.ts'

export const sessionKey = 'session'

/**
 * Whether the browser has stored something as a session. For the first script, which only chooses the code to load:
 * `readSessionRecord` checks what it is.
 */
export function mayHaveSession(): boolean {
  return isStored('tab') || isStored('browser')
}

function isStored(kind: 'tab' | 'browser'): boolean {
  try {
    return (storageOf(kind)?.getItem(storageKey(sessionKey)) ?? null) !== null
  } catch {
    return false
  }
}
