import { operations, type Operation, type OperationName } from '@trade-portal/supplier-api'

/** Another name for a table, as a server may use it if the registry only guesses the name. */
export function foreignTableName(table: string): string {
  return `tt${table}Rows`
}

/** The tables of an operation's answer whose names are a guess. */
export function guessedTables(name: OperationName): string[] {
  const { tables = {} }: Operation = operations[name]
  return Object.entries(tables).flatMap(([table, naming]) => (naming === 'guessed' ? [table] : []))
}

/** A copy of a response body in which every table whose name is a guess has another name. */
export function withForeignTables(value: unknown, name: OperationName): unknown {
  return renamed(value, new Set(guessedTables(name)))
}

function renamed(value: unknown, tables: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((inner) => renamed(inner, tables))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      tables.has(field) ? foreignTableName(field) : field,
      renamed(inner, tables),
    ]),
  )
}
