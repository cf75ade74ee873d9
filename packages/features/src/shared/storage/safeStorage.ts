import * as v from 'valibot'
import { storageKey, storageOf, type StorageKind } from './browserStorage.ts'

const memory: Record<StorageKind, Map<string, string>> = { tab: new Map(), browser: new Map() }

/** The stored value, if it matches the schema. An invalid one, for example of an older version, is removed. */
export function readStored<Schema extends v.GenericSchema>(
  kind: StorageKind,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const text = readText(kind, key)
  if (text === undefined) return undefined
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (parsed.success) return parsed.output
  removeStored(kind, key)
  return undefined
}

/**
 * Stores a value. If the browser's storage is blocked or full, the value is kept in memory.
 * @returns false if the value is in memory only, and lost with the page
 */
export function writeStored(kind: StorageKind, key: string, value: unknown): boolean {
  const text = JSON.stringify(value)
  memory[kind].delete(key)
  try {
    const storage = storageOf(kind)
    if (!storage) throw new Error('storage blocked')
    storage.setItem(storageKey(key), text)
    return true
  } catch {
    memory[kind].set(key, text)
    return false
  }
}

/** Whether a value is in memory only, because the browser could not store it. */
export function isKeptInMemory(): boolean {
  return memory.tab.size > 0 || memory.browser.size > 0
}

/** Whether the key of a StorageEvent belongs to the value that is stored as `key`. */
export function isStoredAs(stored: string | null, key: string): boolean {
  return stored === storageKey(key)
}

export function removeStored(kind: StorageKind, key: string): void {
  memory[kind].delete(key)
  try {
    storageOf(kind)?.removeItem(storageKey(key))
  } catch {
    // Storage that is blocked contains nothing to remove.
  }
}

const lastingPrefix = 'lasting.'

/** The key of a value that an automatic sign-out leaves in the storage. Store the user with it. */
export const lastingKey = (name: string) => lastingPrefix + name

/**
 * Clears the storage completely, as specified for signing out; other data of this origin too.
 * @param kept `lasting`, for an automatic sign-out: values with a `lastingKey` stay.
 */
export function clearStored(kinds: readonly StorageKind[] = ['tab', 'browser'], kept?: 'lasting'): void {
  for (const kind of kinds) {
    const inMemory = kept === undefined ? [] : [...memory[kind]].filter(([key]) => key.startsWith(lastingPrefix))
    memory[kind].clear()
    for (const [key, text] of inMemory) memory[kind].set(key, text)
    try {
      const storage = storageOf(kind)
      const entries = kept === undefined || !storage ? [] : lastingEntries(storage)
      storage?.clear()
      for (const [key, text] of entries) storage?.setItem(key, text)
    } catch {
      // As above.
    }
  }
}

/** Forgets what is in memory only. The browser's storage stays, because another tab has cleared it and may be using it. */
export function forgetInMemory(kind: StorageKind): void {
  memory[kind].clear()
}

function lastingEntries(storage: Storage): [string, string][] {
  return Object.keys(storage)
    .filter((key) => key.startsWith(storageKey(lastingPrefix)))
    .map((key) => [key, storage.getItem(key) ?? ''])
}

function readText(kind: StorageKind, key: string): string | undefined {
  const inMemory = memory[kind].get(key)
  if (inMemory !== undefined) return inMemory
  try {
    return storageOf(kind)?.getItem(storageKey(key)) ?? undefined
  } catch {
    return undefined
  }
}
