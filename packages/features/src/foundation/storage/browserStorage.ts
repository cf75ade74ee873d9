/** `tab` is sessionStorage, `browser` is localStorage. */
export type StorageKind = 'tab' | 'browser'

const prefix = 'trade-portal.'

/** The browser's storage key for a value that the portal calls `key`. */
export const storageKey = (key: string) => prefix + key

/**
 * How long it takes at most until all tabs see a stored value, in milliseconds. When a lock passes from one tab to another,
 * one of the two waits this long, so that the new holder can read what the old holder has stored.
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
