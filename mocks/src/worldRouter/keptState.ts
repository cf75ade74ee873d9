import * as v from 'valibot'
import { dataOf } from './stateFormat.ts'

/** What was kept of several worlds. */
export interface KeptState {
  /** When the worlds were made: they are made for a day, and what has come of them belongs to that one. */
  readonly began: Date
  /** By the name of the world; not yet held against what a snapshot looks like. */
  readonly worlds: ReadonlyMap<string, unknown>
}

const format = v.object({ version: v.literal(1), began: v.pipe(v.string(), v.isoTimestamp()), worlds: v.unknown() })

/** @throws Error for a text that holds no state, or that of another version */
export function readKeptState(text: string): KeptState {
  const { began, worlds } = v.parse(format, dataOf(text))
  return { began: new Date(began), worlds: new Map(Object.entries(worlds ?? {})) }
}

/** @param worlds The state of each, as JSON. */
export function keptStateText(began: Date, worlds: ReadonlyMap<string, string>): string {
  const entries = [...worlds].map(([world, text]) => `${JSON.stringify(world)}: ${text}`).join(',\n')
  return `{ "version": 1, "began": ${JSON.stringify(began.toISOString())}, "worlds": {\n${entries}\n} }\n`
}
