import { isRecord } from './answer.ts'
import { TransportError } from './errors.ts'
import type { Operation } from './operation.ts'
import { isPlainSuccess, rowOf } from './wire.ts'

type Path = readonly (readonly [name: string, naming: string])[]

/**
 * Returns the answer with its tables renamed as in the operation registry. If the specification gives a table's name, the
 * answer must use exactly this name. If the registry only guesses the name, the answer may use another, but only one of its
 * tables may have rows that fit, or be an empty list. Under its own name, a table without rows may be anything empty.
 * @throws TransportError `unexpected-answer`, which names the missing table
 */
export function withTables(definition: Operation, answer: unknown): unknown {
  const { kind, tables = {}, textInstead, response } = definition
  if (kind === 'mutation' && isPlainSuccess(answer)) return answer
  if (textInstead !== undefined && isOnlyText(answer, textInstead)) return answer
  return named(answer, Object.entries(tables), response)
}

function isOnlyText(answer: unknown, field: string): boolean {
  if (!isRecord(answer)) return false
  const { [field]: text, ...others } = answer
  return typeof text === 'string' && text.trim() !== '' && isPlainSuccess(others)
}

function named(level: unknown, [table, ...inner]: Path, schema: unknown): unknown {
  if (!table) return level
  const [name] = table
  const own = fieldsOf(schema)[name]
  const found = asList(findTable(level, table, own, inner))
  if (found === undefined) throw new TransportError('unexpected-answer', `The table ${name} is missing.`)
  const row = rowOf(own)
  const read = (value: unknown) => (isRecord(value) ? named(value, inner, row ?? own) : value)
  const value = row ? inRows(found, inner, read) : read(unwrapSingle(found, own, inner))
  return { ...(isRecord(level) ? level : {}), [name]: value }
}

/**
 * Reads the tables inside each row. If rows contain no tables, no row is visited, because a list may have 10,000 rows.
 */
function inRows(found: unknown, inner: Path, read: (row: unknown) => unknown): unknown {
  if (inner.length === 0) return found
  return Array.isArray(found) ? found.map(read) : read(found)
}

function findTable(level: unknown, [name, naming]: Path[number], own: unknown, [inner]: Path): unknown {
  if (isRecord(level) && Object.hasOwn(level, name)) return level[name]
  // The server may send the inner table without the data set around it.
  if (inner && !rowOf(own) && isRecord(level) && Object.hasOwn(level, inner[0])) return level
  if (naming === 'specified') return undefined
  const row = rowOf(own) ?? (inner && rowOf(fieldsOf(own)[inner[0]]))
  const fields = Object.keys(fieldsOf(row ?? own))
  // The server may send a single row instead of the list.
  const candidates = tablesIn(
    level,
    (value) => isRowOf(value, fields) || (row !== undefined && isTableOf(value, fields)),
  )
  const filled = candidates.filter((value) => !Array.isArray(value) || value.length > 0)
  const [only, ...others] = filled.length > 0 ? filled : candidates
  return others.length === 0 ? only : undefined
}

/** Returns an empty list for everything empty, and any other value unchanged. */
function asList(found: unknown): unknown {
  return found === null || found === '' || (isRecord(found) && Object.keys(found).length === 0) ? [] : found
}

/**
 * Reads a data set or a single row. `own` is its schema. A server may send a data set or a row as a list with one entry. In
 * place of a data set, a server may also send only the data set's rows, or its single row.
 */
function unwrapSingle(found: unknown, own: unknown, [inner]: Path): unknown {
  const rows = inner && rowOf(fieldsOf(own)[inner[0]])
  const fields = Object.keys(fieldsOf(rows))
  const isDataSet = Object.keys(fieldsOf(own)).length === 1
  if (rows && (isTableOf(found, fields) || (isDataSet && isRowOf(found, fields)))) return { [inner[0]]: found }
  return Array.isArray(found) ? found[0] : found
}

/** Searches two levels deep, because servers send tables as they are or inside data sets. */
function tablesIn(level: unknown, isTable: (value: unknown) => boolean, depth = 2): unknown[] {
  if (isTable(level)) return [level]
  if (depth === 0 || !isRecord(level)) return []
  return Object.entries(level).flatMap(([name, value]) =>
    name === 'errorTable' ? [] : tablesIn(value, isTable, depth - 1),
  )
}

function isTableOf(value: unknown, fields: readonly string[]): boolean {
  return Array.isArray(value) && (value.length === 0 || value.some((row) => isRowOf(row, fields)))
}

/**
 * Whether a value is a row with these fields. A third of the fields is enough, because servers may leave fields out. An
 * error would not have that many of them.
 */
function isRowOf(value: unknown, fields: readonly string[]): boolean {
  return isRecord(value) && fields.filter((field) => Object.hasOwn(value, field)).length >= fields.length / 3
}

function fieldsOf(schema: unknown): Readonly<Record<string, unknown>> {
  return isRecord(schema) && isRecord(schema['entries']) ? schema['entries'] : {}
}
