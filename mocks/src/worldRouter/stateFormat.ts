import type { Snapshot } from '../state/snapshot.ts'

/** Data as JSON; a map becomes an object with the one key `map`. */
export function textOf(data: unknown): string {
  return JSON.stringify(data, (_key, value: unknown) => (value instanceof Map ? { map: [...value] } : value))
}

/** JSON with its maps. @throws SyntaxError */
export function dataOf(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Object.keys(value).join(',') !== 'map') return value
    const entries: unknown = 'map' in value ? value.map : undefined
    return Array.isArray(entries) ? new Map(entries.filter(Array.isArray).map(([key, entry]) => [key, entry])) : value
  })
}

/** Whether data has the parts of a snapshot, each of the right kind: a file of another version has not. */
export function isSnapshotLike(data: unknown, like: Snapshot): data is Snapshot {
  if (typeof data !== 'object' || data === null) return false
  const parts = new Map(Object.entries(data))
  return Object.entries(like).every(([part, value]) => kindOf(parts.get(part)) === kindOf(value))
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list'
  return value instanceof Map ? 'map' : typeof value
}
