import { pageState } from '@trade-portal/design-system/page-state'
import * as v from 'valibot'
import { storageKey, storageOf, type StorageKind } from './browserStorage.ts'

/** Values that could not be written to the browser's storage, by key. */
const memoryOf = pageState((): Record<StorageKind, Map<string, string>> => ({ tab: new Map(), browser: new Map() }))

/**
 * Returns the stored value. A full or blocked storage makes `writeStored` put a copy elsewhere, so there may be several
 * copies: the one that this tab wrote last counts. Copies that do not match the schema, such as those of an older version,
 * are removed. Undefined if none matches.
 */
export function readStored<Schema extends v.GenericSchema>(
  kind: StorageKind,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  return readCopies(kind, key, schema)[0]
}

/**
 * All copies of a value that match the schema, those of this tab first. There are several if this tab could not write to
 * localStorage, which may then contain a newer value from another tab.
 */
export function readCopies<Schema extends v.GenericSchema>(
  kind: StorageKind,
  key: string,
  schema: Schema,
): v.InferOutput<Schema>[] {
  return placesOf(kind, key)
    .toReversed()
    .flatMap((place) => {
      const text = place.read()
      if (text === null) return []
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
      if (parsed.success) return [parsed.output]
      place.remove()
      return []
    })
}

/**
 * Stores a value. If the value belongs in localStorage but localStorage is full or blocked, it goes into this tab's
 * sessionStorage. If sessionStorage is full or blocked too, the value goes into memory.
 * @returns false if the value is not in the storage of its kind
 */
export function writeStored(kind: StorageKind, key: string, value: unknown): boolean {
  const text = JSON.stringify(value)
  const places = placesOf(kind, key)
  const taken = places.findIndex((place) => place.write(text))
  for (const place of places.slice(taken + 1)) place.remove()
  return taken === 0
}

export function lastWritePlace(kind: StorageKind, key: string): StorageKind | 'memory' {
  if (memoryOf()[kind].has(key)) return 'memory'
  return kind === 'browser' && storedPlace('tab', copyKey(key)).read() !== null ? 'tab' : kind
}

/** Whether the key of a StorageEvent is the one under which the portal stores the value `key`. */
export function isStoredAs(stored: string | null, key: string): boolean {
  return stored === storageKey(key)
}

export function removeStored(kind: StorageKind, key: string): void {
  for (const place of placesOf(kind, key)) place.remove()
}

const lastingPrefix = 'lasting.'

/**
 * The storage key of a value that survives an automatic sign-out. Store the user's name with the value, because another user
 * may sign in next.
 */
export const lastingKey = (name: string) => lastingPrefix + name

/**
 * Clears the whole storage when a user signs out, as specified, including data of this origin that the portal did not store.
 * @param kept `lasting` for an automatic sign-out: keeps values with a `lastingKey`.
 */
export function clearStored(kinds: readonly StorageKind[] = ['tab', 'browser'], kept?: 'lasting'): void {
  for (const kind of kinds) {
    const inMemory = kept === undefined ? [] : [...memoryOf()[kind]].filter(([key]) => key.startsWith(lastingPrefix))
    memoryOf()[kind].clear()
    for (const [key, text] of inMemory) memoryOf()[kind].set(key, text)
    try {
      const storage = storageOf(kind)
      const entries = kept === undefined || !storage ? [] : lastingEntries(storage)
      storage?.clear()
      for (const [key, text] of entries) storage?.setItem(key, text)
    } catch {
      // A blocked storage has nothing to clear.
    }
  }
}

/**
 * Deletes this tab's copies of values that belong in localStorage. Leaves localStorage itself alone, because another tab has
 * cleared it and may already use it again.
 */
export function forgetCopies(): void {
  memoryOf().browser.clear()
  try {
    const tab = storageOf('tab')
    for (const key of tab ? Object.keys(tab) : []) if (key.endsWith(copyKey(''))) tab?.removeItem(key)
  } catch {
    // A blocked storage has nothing to remove.
  }
}

function lastingEntries(storage: Storage): [string, string][] {
  return Object.keys(storage)
    .filter((key) => key.startsWith(storageKey(lastingPrefix)))
    .map((key) => [key, storage.getItem(key) ?? ''])
}

interface Place {
  readonly read: () => string | null
  /** @returns false if the storage is full or blocked */
  readonly write: (text: string) => boolean
  readonly remove: () => void
}

/** The places for a value, in order of preference. */
function placesOf(kind: StorageKind, key: string): readonly Place[] {
  const copy = kind === 'browser' ? [storedPlace('tab', copyKey(key))] : []
  return [storedPlace(kind, key), ...copy, memoryPlace(kind, key)]
}

/** The key in this tab's storage for the copy of a value that belongs in localStorage. */
const copyKey = (key: string) => `${key}.copy`

function storedPlace(kind: StorageKind, key: string): Place {
  const attempt = <Result>(run: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      const storage = storageOf(kind)
      return storage ? run(storage) : otherwise
    } catch {
      return otherwise
    }
  }
  return {
    read: () => attempt((storage) => storage.getItem(storageKey(key)), null),
    write: (text) =>
      attempt((storage) => {
        storage.setItem(storageKey(key), text)
        return true
      }, false),
    remove: () => attempt((storage) => storage.removeItem(storageKey(key)), undefined),
  }
}

function memoryPlace(kind: StorageKind, key: string): Place {
  return {
    read: () => memoryOf()[kind].get(key) ?? null,
    write: (text) => {
      memoryOf()[kind].set(key, text)
      return true
    },
    remove: () => void memoryOf()[kind].delete(key),
  }
}
