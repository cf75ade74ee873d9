/** `tab` is sessionStorage, `browser` is localStorage. */
export type StorageKind = 'tab' | 'browser'

const prefix = 'trade-portal.'

/** The key in the browser's storage of a value that the portal calls `key`. */
export const storageKey = (key: string) => prefix + key

/**
 * When a tab gets a lock that another tab has held, it may not see yet what that tab has stored. This is how long to wait for
 * it, in milliseconds.
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
