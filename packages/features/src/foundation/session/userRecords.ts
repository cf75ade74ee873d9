import { replaceEqualDeep } from '@tanstack/react-query'
import * as v from 'valibot'
import { keepsTools, lastingKey, readCopies, writeStored } from '../storage/safeStorage.ts'
import type { UnfinishedWork } from './createSession.ts'
import { sessionPart } from './sessionPart.ts'
import { storageKindOf, type SessionRecord } from './sessionRecord.ts'

interface RecordKind<Item extends object> {
  /** Stored values that do not match the schema, for example those of another version, are ignored. */
  readonly schema: v.GenericSchema<unknown, Item>
  /** Returns the key of a record. A new record replaces an earlier one with the same key. */
  readonly keyOf: (item: Item) => string
  /**
   * For records that must not be lost before the user signs out, such as orders. They are in localStorage, so that all tabs
   * know them, and the records of other users stay there too. No feature of the portal removes such a record. If this tab
   * knows one that the storage does not have, the storage has been cleared, so this tab stores the record again.
   * Records without `device` are only convenient, such as saved views. They are in the same storage as the session:
   * localStorage with "Remember me", otherwise sessionStorage. They replace the records that another user has left there.
   */
  readonly device?: {
    /**
     * Merges two copies of a record: the one in this tab and the one in localStorage. There are two if localStorage was full
     * when this tab wrote the record.
     */
    readonly merge: (own: Item, other: Item) => Item
    /**
     * Returns what of a record stays on this device when another user signs out; undefined if nothing stays. Only for
     * records of unknown outcome, without goods and amounts.
     */
    readonly afterSignOut: (item: Item) => Item | undefined
  }
  /**
   * For what a user has set up once, such as saved views. Such records stay on this device when their user signs out, if the
   * user wants to keep the tools.
   */
  readonly isTool?: true
  /** Returns the unfinished work in the records, about which the customer is warned before signing out. */
  readonly unfinishedWork?: (items: readonly Item[]) => readonly UnfinishedWork[]
}

/** The records of the session's user. The newest come first, unless `change` stores another order. */
export type UserRecords<Item extends object> = ReturnType<typeof openRecords<Item>>['records']

/**
 * The maximum number of `device` records of the session's user, apart from those of unknown outcome, which are never
 * dropped. The records of all other users together have the same limit.
 */
const maxRecords = 40

const owned = v.looseObject({ username: v.string() })
const storedRecords = v.array(v.unknown())

/**
 * Defines records that are kept on this device for a user. When a session expires, they stay in the storage for the same
 * user's next session. When the user signs out, they are deleted, because the whole storage is cleared. When another user
 * signs out, only what `afterSignOut` returns stays.
 * @param createActions Creates the functions that read and change the records.
 */
export function userRecords<Item extends object, Actions extends object>(
  name: string,
  kind: RecordKind<Item>,
  createActions: (records: UserRecords<Item>) => Actions,
) {
  /** Opens the records without a session, for tests. */
  const open = (owner: Owner, handedOver?: readonly Item[]) => {
    const { records, close } = openRecords(name, kind, owner, handedOver)
    return { value: { ...records, ...createActions(records) }, close }
  }
  const part = sessionPart((session, handedOver: readonly Item[] | undefined) => {
    const { value, close } = open(session.record, handedOver)
    return {
      value,
      close,
      handOver: () => (kind.device ? value.current() : undefined),
      unfinishedWork: () => kind.unfinishedWork?.(value.current()) ?? [],
    }
  })
  /** The stored records of a user, read without a session. */
  const read = (owner: Owner): readonly Item[] => {
    const { records, close } = openRecords(name, kind, owner)
    close()
    return records.current()
  }
  return { ...part, open, read }
}

type Owner = Pick<SessionRecord, 'username' | 'rememberMe'>

function openRecords<Item extends object>(
  name: string,
  { schema, keyOf, device, isTool }: RecordKind<Item>,
  owner: Owner,
  handedOver: readonly Item[] = [],
) {
  const key = lastingKey(name)
  const { username } = owner
  /** A function, because a user may start or stop keeping the tools while the session is open. */
  const place = () => (device || (isTool && keepsTools(username)) ? 'browser' : storageKindOf(owner))
  const listeners = new Set<() => void>()
  /** Drops the oldest records above the limit, except for those of unknown outcome. */
  const limited = (items: readonly Item[]) => {
    if (!device || items.length <= maxRecords) return items
    const settled = items.filter((item) => device.afterSignOut(item) === undefined)
    const dropped = new Set(settled.slice(maxRecords - items.length))
    return items.filter((item) => !dropped.has(item))
  }
  let known = handedOver
  let isClosed = false

  const without = (items: readonly Item[], unwanted: string) => items.filter((item) => keyOf(item) !== unwanted)
  const copies = () => readCopies(place(), key, storedRecords)
  /** The stored records of all users. */
  const readAll = () => (device ? copies() : copies().slice(0, 1)).flat()
  /** Whether a stored record of another user must stay. */
  const isKeptBeside = (stored: unknown) =>
    v.is(owned, stored) && (device !== undefined || (isTool === true && keepsTools(stored.username)))
  function ownItem(stored: unknown): Item | undefined {
    if (!v.is(owned, stored) || stored.username !== username) return undefined
    const parsed = v.safeParse(schema, stored)
    return parsed.success ? parsed.output : undefined
  }
  function read() {
    if (isClosed) return
    const found = new Map<string, Item>()
    for (const item of readAll().map(ownItem)) {
      if (!item) continue
      const before = found.get(keyOf(item))
      found.set(keyOf(item), before && device ? device.merge(before, item) : (before ?? item))
    }
    const wiped = device ? known.filter((item) => !found.has(keyOf(item))) : []
    // Keeps the objects of everything that has not changed. If one of hundreds of lines changes, only that line is rendered
    // again.
    known = replaceEqualDeep(known, limited([...found.values(), ...wiped]))
    if (wiped.length > 0) store()
  }
  function store() {
    const others = readAll().filter((stored) => isKeptBeside(stored) && !ownItem(stored))
    const distinct = new Map(others.map((stored) => [JSON.stringify(stored), stored]))
    const own = known.map((item) => ({ ...item, username, isTool, afterSignOut: device?.afterSignOut(item) }))
    return writeStored(place(), key, [...own, ...[...distinct.values()].slice(0, maxRecords)])
  }
  function notify() {
    for (const listener of listeners) listener()
  }
  /** Reads the storage again. Needed if another tab's change must be seen before its storage event arrives. */
  function refresh() {
    read()
    notify()
  }
  /**
   * Calls `changed` with the latest records, and replaces these records with the ones that `changed` returns.
   * @returns false if the session has ended. Nothing is stored in that case.
   */
  function change(changed: (latest: readonly Item[]) => readonly Item[]): boolean {
    if (isClosed) return false
    read()
    known = limited(changed(known))
    store()
    notify()
    return true
  }

  read()
  // If an earlier write failed because localStorage was full, this tab has records that other tabs lack. Tries to store them
  // again.
  if (device && copies().length > 1) store()
  window.addEventListener('storage', refresh)
  // A page from the back/forward cache has missed storage events.
  window.addEventListener('pageshow', refresh)

  const records = {
    /** For `useSyncExternalStore`. Also reports changes by other tabs. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    current: () => known,
    refresh,
    change,
    /** Adds a record, or replaces the one with the same key. @returns false if the session has ended */
    put: (item: Item) => change((latest) => [item, ...without(latest, keyOf(item))]),
    find: (wanted: string) => known.find((item) => keyOf(item) === wanted),
    remove: (unwanted: string) => void change((latest) => without(latest, unwanted)),
  }
  const close = () => {
    isClosed = true
    window.removeEventListener('storage', refresh)
    window.removeEventListener('pageshow', refresh)
  }
  return { records, close }
}
