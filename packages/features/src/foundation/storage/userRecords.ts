import * as v from 'valibot'
import { lastingKey, readCopies, writeStored } from './safeStorage.ts'

interface RecordKind<Item extends object> {
  /** Undefined for a value of another version or of another origin. */
  readonly parse: (value: unknown) => Item | undefined
  /** A record replaces the one of the same user with the same key. */
  readonly keyOf: (item: Item) => string
  /** Of two copies with the same key, the one that says more of what has happened. */
  readonly further: (a: Item, b: Item) => Item
}

interface Entry<Item> {
  readonly username: string
  /** Undefined for one that this version cannot read. It stays in the storage. */
  readonly item: Item | undefined
  readonly stored: unknown
}

/** Of one user, and of all others together. High enough that a record still in use is never dropped. */
export const maxRecords = 40

/**
 * Records of each user of this device, the newest first, which neither a reload nor an automatic sign-out may lose. They
 * are in localStorage, so that other tabs know them. Where it is full they are in this tab, and are merged with what
 * other tabs have stored.
 */
export function userRecords<Item extends object>(name: string, { parse, keyOf, further }: RecordKind<Item>) {
  const key = lastingKey(name)
  const readLists = () => readCopies('browser', key, v.array(v.unknown()))
  const readEntries = (): readonly Entry<Item>[] => {
    const merged = new Map<string, Entry<Item>>()
    for (const stored of readLists().flat()) {
      const owned = v.safeParse(v.looseObject({ username: v.string() }), stored)
      // Nobody's record would never be read.
      if (!owned.success) continue
      const { username } = owned.output
      const item = parse(stored)
      const id = JSON.stringify([username, item ? keyOf(item) : stored])
      const known = merged.get(id)?.item
      merged.set(id, { username, stored, item: item && known ? further(known, item) : item })
    }
    return [...merged.values()]
  }
  const read = (username: string): readonly Item[] =>
    readEntries().flatMap((entry) => (entry.username === username && entry.item ? [entry.item] : []))
  /** Replaces those of one user. Those of others stay. */
  const write = (username: string, items: readonly Item[]): void => {
    const own = items.slice(0, maxRecords).map((item) => ({ ...item, username }))
    const others = readEntries()
      .filter((entry) => entry.username !== username || !entry.item)
      .map(({ item, stored, username: owner }) => (item ? { ...item, username: owner } : stored))
    writeStored('browser', key, [...own, ...others.slice(0, maxRecords)])
  }
  return {
    read,
    write,
    /** Gives other tabs what only this one has, if localStorage has room by now. */
    share: (username: string): void => {
      if (readLists().length > 1) write(username, read(username))
    },
  }
}
