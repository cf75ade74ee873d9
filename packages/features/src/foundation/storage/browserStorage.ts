/** `tab` is sessionStorage, `browser` is localStorage. */
export type StorageKind = 'tab' | 'browser'

const prefix = 'trade-portal.'

/** The key in the browser's storage of a value that the portal calls `key`. */
export const storageKey = (key: string) => prefix + key

/** How long after a lock the writes of another tab may arrive, in milliseconds. Usually they arrive before it. */
export const storageDelayMs = 1000

/** Undefined if the browser blocks the storage. */
export function storageOf(kind: StorageKind): Storage | undefined {
  try {
    return kind === 'tab' ? window.sessionStorage : window.localStorage
  } catch {
    return undefined
  }
}
