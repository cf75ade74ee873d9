import * as v from 'valibot'
import type { Simulator } from '../simulator/createSimulator.ts'
import type { Snapshot } from '../state/supplier.ts'
import type { WorldName } from '../world/index.ts'

/** Stores the state of all worlds, so that the state survives a restart. */
export interface Persistence {
  /**
   * The time when the worlds were created. Their initial data treats it as the present, for example in the dates of orders.
   */
  readonly createdAt: Date
  /** The worlds that have a stored state. */
  readonly storedWorlds: ReadonlySet<string>
  /** Restores the stored state of a world, if there is one. */
  restore(world: WorldName, simulator: Simulator): void
  /** Stores the current state of a world. @throws Error when it cannot be written */
  save(world: WorldName, simulator: Simulator): Promise<void>
}

/** The place where the state is stored, as a single text. */
export interface StateStorage {
  /** The name of the storage in warnings. */
  readonly name: string
  /** The stored text at start; undefined if nothing is stored. */
  readonly text: string | undefined
  /** Replaces the stored text. @throws Error if it cannot be written */
  write(text: string): Promise<void>
  /**
   * Moves a stored text that cannot be parsed out of the way. Returns a clause for the warning that says where the text is.
   */
  discard(): string
}

/** A persistence that stores nothing. */
export function noPersistence(now: () => Date): Persistence {
  return { createdAt: now(), storedWorlds: new Set(), restore: () => {}, save: async () => {} }
}

/** Stores the state in the storage. Calls `warn` if the stored state cannot be used. */
export function createPersistence(
  storage: StateStorage,
  now: () => Date,
  warn: (message: string) => void,
): Persistence {
  const stored = readStored(storage, warn)
  const createdAt = stored?.createdAt ?? now()
  // The map includes worlds that this run does not use, so that they are written back unchanged.
  const texts = new Map([...(stored?.worlds ?? [])].map(([world, data]) => [world, serialise(data)]))
  let lastWrite = Promise.resolve()
  return {
    createdAt,
    storedWorlds: new Set(stored?.worlds.keys()),
    restore(world, simulator) {
      const data = stored?.worlds.get(world)
      if (data === undefined) return
      if (isSnapshotLike(data, simulator.snapshot())) simulator.restore(data)
      else warn(`${storage.name} holds a world ${world} that cannot be used any more: it starts afresh.`)
    },
    save(world, simulator) {
      texts.set(world, serialise(simulator.snapshot()))
      // Writes run one after the other; a failed write rejects only its own `save`.
      lastWrite = lastWrite.catch(() => undefined).then(() => storage.write(serialiseState(createdAt, texts)))
      return lastWrite
    },
  }
}

function readStored(storage: StateStorage, warn: (message: string) => void): StoredState | undefined {
  try {
    return storage.text === undefined ? undefined : parseState(storage.text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    warn(
      `The state in ${storage.name} cannot be used (${reason}): ${storage.discard()}, and every world starts afresh.`,
    )
    return undefined
  }
}

/** The stored state of several worlds. */
interface StoredState {
  /** When the worlds were created: their initial data depends on the day, and the stored state refers to that data. */
  readonly createdAt: Date
  /** The stored state of each world, by its name; not yet checked with `isSnapshotLike`. */
  readonly worlds: ReadonlyMap<string, unknown>
}

const format = v.object({ version: v.literal(1), began: v.pipe(v.string(), v.isoTimestamp()), worlds: v.unknown() })

/** @throws Error if the text has another format or version */
function parseState(text: string): StoredState {
  const { began, worlds } = v.parse(format, parse(text))
  return { createdAt: new Date(began), worlds: new Map(Object.entries(worlds ?? {})) }
}

/** @param worlds The state of each world, already serialised. */
function serialiseState(createdAt: Date, worlds: ReadonlyMap<string, string>): string {
  const entries = [...worlds].map(([world, text]) => `${JSON.stringify(world)}: ${text}`).join(',\n')
  return `{ "version": 1, "began": ${JSON.stringify(createdAt.toISOString())}, "worlds": {\n${entries}\n} }\n`
}

/** Writes data as JSON. Each Map becomes an object whose only key is `map`. */
function serialise(data: unknown): string {
  return JSON.stringify(data, (_key, value: unknown) => (value instanceof Map ? { map: [...value] } : value))
}

/**
 * Parses what `serialise` wrote.
 * @throws SyntaxError if the text is not JSON
 */
function parse(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Object.keys(value).join(',') !== 'map') return value
    const entries: unknown = 'map' in value ? value.map : undefined
    return Array.isArray(entries) ? new Map(entries.filter(Array.isArray).map(([key, entry]) => [key, entry])) : value
  })
}

/** Whether data has all properties of the reference, each of the same type. Data of an older version may lack some. */
function isSnapshotLike(data: unknown, reference: Snapshot): data is Snapshot {
  if (typeof data !== 'object' || data === null) return false
  const properties = new Map(Object.entries(data))
  return Object.entries(reference).every(([name, value]) => typeOf(properties.get(name)) === typeOf(value))
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'list'
  return value instanceof Map ? 'map' : typeof value
}
