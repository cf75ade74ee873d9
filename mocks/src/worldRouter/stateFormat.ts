import * as v from 'valibot'
import type { Snapshot } from '../state/supplier.ts'

/** The stored state of several worlds. */
export interface StoredState {
  /** When the worlds were created: their initial data depends on the day, and the stored state refers to that data. */
  readonly createdAt: Date
  /** The stored state of each world, by its name; not yet checked with `isSnapshotLike`. */
  readonly worlds: ReadonlyMap<string, unknown>
}

const format = v.object({ version: v.literal(1), began: v.pipe(v.string(), v.isoTimestamp()), worlds: v.unknown() })

/** @throws Error if the text has another format or version */
export function parseState(text: string): StoredState {
  const { began, worlds } = v.parse(format, parse(text))
  return { createdAt: new Date(began), worlds: new Map(Object.entries(worlds ?? {})) }
}

/** @param worlds The state of each world, already serialised. */
export function serialiseState(createdAt: Date, worlds: ReadonlyMap<string, string>): string {
  const entries = [...worlds].map(([world, text]) => `${JSON.stringify(world)}: ${text}`).join(',\n')
  return `{ "version": 1, "began": ${JSON.stringify(createdAt.toISOString())}, "worlds": {\n${entries}\n} }\n`
}

/** Writes data as JSON. Each Map becomes an object whose only key is `map`. */
export function serialise(data: unknown): string {
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
export function isSnapshotLike(data: unknown, reference: Snapshot): data is Snapshot {
  if (typeof data !== 'object' || data === null) return false
  const properties = new Map(Object.entries(data))
  return Object.entries(reference).every(([name, value]) => typeOf(properties.get(name)) === typeOf(value))
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'list'
  return value instanceof Map ? 'map' : typeof value
}
