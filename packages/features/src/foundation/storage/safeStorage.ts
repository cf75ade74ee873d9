import { pageState } from '@trade-portal/design-system/page-state'
import * as v from 'valibot'

/** `tab` is sessionStorage, `browser` is localStorage. */
export type StorageKind = 'tab' | 'browser'

/** The browser's storage key for a value that the portal calls `key`. */
export const storageKey = (key: string) => `trade-portal.${key}`

/**
 * How long it takes at most until all tabs see a stored value, in milliseconds. When a lock passes from one tab to another,
 * one of the two waits this long, so that the new holder can read what the old holder has stored.
 */
export const storageDelayMs = 1000

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

export function removeStored(kind: StorageKind, key: string): void {
  for (const place of placesOf(kind, key)) place.remove()
}

const lastingPrefix = 'lasting.'

/**
 * The storage key of a value that survives an automatic sign-out. Another user may sign in next, so the value names its
 * owner: it is a list of records, each with a `username` (`userRecords`), or one object with a `username` (`createDraft`).
 */
export const lastingKey = (name: string) => lastingPrefix + name

const json = v.pipe(v.string(), v.parseJson())
const records = v.pipe(json, v.array(v.unknown()))
const outliving = v.object({ username: v.string(), afterSignOut: v.looseObject({}) })
const tool = v.object({ username: v.string(), isTool: v.literal(true) })
const ofOneUser = v.pipe(json, v.object({ username: v.string() }))

/** Decides what of a lasting value stays when the storage is cleared: returns its new text, or undefined if nothing stays. */
export type KeptText = (text: string) => string | undefined

const keepNothing: KeptText = () => undefined

/** For an automatic sign-out. */
export const keepAll: KeptText = (text) => text

/**
 * For a user who signs out. Of the records of other users stays what is in their field `afterSignOut`, because this user
 * cannot know that another user still needs it. Tools stay if their owner wants to keep them.
 */
export function keepAfterSignOut(username: string): KeptText {
  const keepers = toolKeepers()
  return (text) => {
    const stored = v.safeParse(records, text)
    const kept = (stored.success ? stored.output : []).flatMap((record): unknown[] => {
      if (v.is(tool, record)) return keepers.includes(record.username) ? [record] : []
      if (!v.is(outliving, record) || record.username === username) return []
      const { username: owner, afterSignOut } = record
      return [{ ...afterSignOut, username: owner, afterSignOut }]
    })
    return kept.length === 0 ? undefined : JSON.stringify(kept)
  }
}

/**
 * The users who keep their tools on this device after signing out. Tools are what a user has set up once, such as saved
 * views: records with `isTool`, which have no prices, documents or names of other people. This list is a tool itself.
 */
const toolKeepersKey = lastingKey('tool-keepers')

const toolKeepers = () => (readStored('browser', toolKeepersKey, v.array(tool)) ?? []).map(({ username }) => username)

export const keepsTools = (username: string) => toolKeepers().includes(username)

/**
 * Starts or stops keeping the tools of a user on this device.
 * @param sessionKind The storage of the session, which has the tools of users who do not keep them.
 */
export function setKeepsTools(username: string, sessionKind: StorageKind, isKept: boolean): void {
  const others = toolKeepers().filter((other) => other !== username)
  const keepers = isKept ? [username, ...others] : others
  writeStored(
    'browser',
    toolKeepersKey,
    keepers.map((keeper) => ({ username: keeper, isTool: true })),
  )
  if (sessionKind === 'browser') return
  const [from, to] = isKept ? (['tab', 'browser'] as const) : (['browser', 'tab'] as const)
  const isOwn = (record: unknown) => v.is(tool, record) && record.username === username
  for (const place of allPlaces(from).filter((found) => isLasting(found) && !isCopy(found))) {
    const stored = v.safeParse(records, place.read())
    if (!stored.success || !stored.output.some(isOwn)) continue
    const before = readStored(to, place.key, v.array(v.unknown())) ?? []
    writeStored(to, place.key, [...stored.output.filter(isOwn), ...before.filter((record) => !isOwn(record))])
    const rest = stored.output.filter((record) => !isOwn(record))
    if (rest.length > 0) place.write(JSON.stringify(rest))
    else place.remove()
  }
}

/**
 * Clears the whole storage when a user signs out, as specified, including data of this origin that the portal did not store.
 * @param kept Called for each value with a `lastingKey`.
 */
export function clearStored(kinds: readonly StorageKind[] = ['tab', 'browser'], kept = keepNothing): void {
  for (const kind of kinds) {
    const lasting = allPlaces(kind).map((place) => ({ place, text: keptOf(place, kept) }))
    memoryOf()[kind].clear()
    tryStorage(kind, (storage) => storage.clear(), undefined)
    for (const { place, text } of lasting) if (text !== undefined) place.write(text)
  }
}

/** Deletes the drafts that another user has left in this tab. */
export function forgetDraftsOfOthers(username: string): void {
  clearPlaces(allPlaces('tab').filter(isLasting), (text) => {
    const stored = v.safeParse(ofOneUser, text)
    return stored.success && stored.output.username !== username ? undefined : text
  })
}

/**
 * Deletes this tab's copies of values that belong in localStorage. Leaves localStorage itself alone, because another tab has
 * cleared it and may already use it again.
 */
export function forgetCopies(kept = keepNothing): void {
  const inMemory = [...memoryOf().browser.keys()].map((key) => memoryPlace('browser', key))
  const inTab = allPlaces('tab').filter(isCopy)
  clearPlaces([...inMemory, ...inTab], kept)
}

function clearPlaces(places: readonly Place[], kept: KeptText): void {
  for (const place of places) {
    const text = keptOf(place, kept)
    if (text === undefined) place.remove()
    else place.write(text)
  }
}

function keptOf(place: Place, kept: KeptText): string | undefined {
  const text = isLasting(place) ? place.read() : null
  return text === null ? undefined : kept(text)
}

const isLasting = ({ key }: Place) => key.startsWith(lastingPrefix)

/** Whether a place in this tab's storage has the copy of a value that belongs in localStorage. */
const isCopy = ({ key }: Place) => key.endsWith(copyKey(''))

/** The places of all values of the portal in one storage, and of those that are in memory because the storage was full. */
function allPlaces(kind: StorageKind): Place[] {
  const prefix = storageKey('')
  const stored = tryStorage(
    kind,
    (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
    [],
  )
  return [
    ...stored.filter((key) => key.startsWith(prefix)).map((key) => storedPlace(kind, key.slice(prefix.length))),
    ...[...memoryOf()[kind].keys()].map((key) => memoryPlace(kind, key)),
  ]
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
  const write = (text: string) => (storage: Storage) => {
    storage.setItem(storageKey(key), text)
    return true
  }
  return {
    key,
    read: () => tryStorage(kind, (storage) => storage.getItem(storageKey(key)), null),
    write: (text) => tryStorage(kind, write(text), false),
    remove: () => tryStorage(kind, (storage) => storage.removeItem(storageKey(key)), undefined),
  }
}

/** Calls `run` with a storage. @returns `otherwise` if the storage is full or the browser blocks it */
function tryStorage<Result>(kind: StorageKind, run: (storage: Storage) => Result, otherwise: Result): Result {
  try {
    return run(kind === 'tab' ? window.sessionStorage : window.localStorage)
  } catch {
    return otherwise
  }
}

function memoryPlace(kind: StorageKind, key: string): Place {
  const memory = memoryOf()[kind]
  return {
    key,
    read: () => memory.get(key) ?? null,
    write: (text) => {
      memory.set(key, text)
      return true
    },
    remove: () => void memory.delete(key),
  }
}
