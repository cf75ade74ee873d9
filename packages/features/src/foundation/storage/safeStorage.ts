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
 * may sign in next; see `lastingValues`.
 */
export const lastingKey = (name: string) => lastingPrefix + name

/** Decides what of a lasting value stays when the storage is cleared: returns its new text, or undefined if nothing stays. */
export type KeptText = (text: string) => string | undefined

const keepNothing: KeptText = () => undefined

/**
 * Clears the whole storage when a user signs out, as specified, including data of this origin that the portal did not store.
 * @param kept Called for each value with a `lastingKey`.
 */
export function clearStored(kinds: readonly StorageKind[] = ['tab', 'browser'], kept = keepNothing): void {
  for (const kind of kinds) {
    const lasting = allPlaces(kind).map((place) => ({ place, text: keptOf(place, kept) }))
    memoryOf()[kind].clear()
    try {
      storageOf(kind)?.clear()
    } catch {
      // A blocked storage has nothing to clear.
    }
    for (const { place, text } of lasting) if (text !== undefined) place.write(text)
  }
}

/** Clears the values with a `lastingKey` in this tab's storage, except for what `kept` keeps. */
export function clearLasting(kept: KeptText): void {
  for (const place of allPlaces('tab').filter(isLasting)) clear(place, kept)
}

/**
 * Deletes this tab's copies of values that belong in localStorage. Leaves localStorage itself alone, because another tab has
 * cleared it and may already use it again.
 */
export function forgetCopies(kept = keepNothing): void {
  const inMemory = [...memoryOf().browser.keys()].map((key) => memoryPlace('browser', key))
  for (const place of inMemory) clear(place, kept)
  for (const place of allPlaces('tab').filter(({ key }) => key.endsWith(copyKey('')))) clear(place, kept)
}

function clear(place: Place, kept: KeptText): void {
  const text = keptOf(place, kept)
  if (text === undefined) place.remove()
  else place.write(text)
}

function keptOf(place: Place, kept: KeptText): string | undefined {
  const text = isLasting(place) ? place.read() : null
  return text === null ? undefined : kept(text)
}

const isLasting = ({ key }: Place) => key.startsWith(lastingPrefix)

/** The places of all values of the portal in one storage, and of those that are in memory because the storage was full. */
function allPlaces(kind: StorageKind): Place[] {
  const stored = storedKeys(kind).map((key) => storedPlace(kind, key))
  return [...stored, ...[...memoryOf()[kind].keys()].map((key) => memoryPlace(kind, key))]
}

function storedKeys(kind: StorageKind): string[] {
  try {
    const prefix = storageKey('')
    const storage = storageOf(kind)
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
    return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
  } catch {
    // A blocked storage has no keys.
    return []
  }
}

interface Place {
  readonly key: string
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
  const tryStorage = <Result>(run: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      const storage = storageOf(kind)
      return storage ? run(storage) : otherwise
    } catch {
      return otherwise
    }
  }
  return {
    key,
    read: () => tryStorage((storage) => storage.getItem(storageKey(key)), null),
    write: (text) =>
      tryStorage((storage) => {
        storage.setItem(storageKey(key), text)
        return true
      }, false),
    remove: () => tryStorage((storage) => storage.removeItem(storageKey(key)), undefined),
  }
}

function memoryPlace(kind: StorageKind, key: string): Place {
  return {
    key,
    read: () => memoryOf()[kind].get(key) ?? null,
    write: (text) => {
      memoryOf()[kind].set(key, text)
      return true
    },
    remove: () => void memoryOf()[kind].delete(key),
  }
}
