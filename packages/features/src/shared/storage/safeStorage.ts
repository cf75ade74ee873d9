import * as v from 'valibot'

/** How long a stored value lives: as long as this tab, or until it is removed. */
export type StorageKind = 'tab' | 'browser'

const prefix = 'trade-portal.'
const memory: Record<StorageKind, Map<string, string>> = { tab: new Map(), browser: new Map() }

/** The browser's storage; undefined where the browser withholds it. */
function storageOf(kind: StorageKind): Storage | undefined {
  try {
    return kind === 'tab' ? window.sessionStorage : window.localStorage
  } catch {
    return undefined
  }
}

/** A stored value that fits the schema. Anything else, from an older version or a stranger, is removed. */
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
 * Stores a value; in the memory of this page where the browser's storage is blocked or full.
 * @returns whether it outlives the page
 */
export function writeStored(kind: StorageKind, key: string, value: unknown): boolean {
  const text = JSON.stringify(value)
  memory[kind].delete(key)
  try {
    const storage = storageOf(kind)
    if (!storage) throw new Error('storage blocked')
    storage.setItem(prefix + key, text)
    return true
  } catch {
    memory[kind].set(key, text)
    return false
  }
}

/** Whether something of ours is only in the memory of this page, because the browser would not keep it. */
export function isKeptInMemory(): boolean {
  return memory.tab.size > 0 || memory.browser.size > 0
}

/** Whether a key of the browser's storage, as a storage event names it, is that of our value. */
export function isStoredAs(storageKey: string | null, key: string): boolean {
  return storageKey === prefix + key
}

export function removeStored(kind: StorageKind, key: string): void {
  memory[kind].delete(key)
  try {
    storageOf(kind)?.removeItem(prefix + key)
  } catch {
    // Storage that cannot be written holds nothing of ours.
  }
}

/** Everything goes, as signing out prescribes; or what only this tab has. */
export function clearStored(kinds: readonly StorageKind[] = ['tab', 'browser']): void {
  for (const kind of kinds) {
    memory[kind].clear()
    try {
      storageOf(kind)?.clear()
    } catch {
      // As above.
    }
  }
}

function readText(kind: StorageKind, key: string): string | undefined {
  const remembered = memory[kind].get(key)
  if (remembered !== undefined) return remembered
  try {
    return storageOf(kind)?.getItem(prefix + key) ?? undefined
  } catch {
    return undefined
  }
}
