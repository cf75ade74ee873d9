/** `tab` is sessionStorage, `browser` is localStorage. */
export type StorageKind = 'tab' | 'browser'

const prefix = 'trade-portal.'

/** The browser's storage key for a value that the portal calls `key`. */
export const storageKey = (key: string) => prefix + key

/**
 * How long a tab waits after it got a lock, in milliseconds. Values that the previous holder of the lock has stored may
 * become visible in this tab only after a moment.
 */
export const storageDelayMs = 1000

/** Undefined if the browser blocks the storage. */
export function storageOf(kind: StorageKind): Storage | undefined {
  try {
    return kind === 'tab' ? window.sessionStorage : window.localStorage
  } catch {
    return undefined
  }
}
