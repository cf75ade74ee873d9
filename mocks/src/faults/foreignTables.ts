import { operations, type Operation, type OperationName } from '@trade-portal/supplier-api'

/**
 * Another name for a table. The operation registry only guesses the names of some tables, so a real server may give them
 * other names.
 */
export function foreignTableName(table: string): string {
  return `tt${table}Rows`
}

/** The tables in an operation's answer whose names the registry only guesses. */
export function guessedTables(name: OperationName): string[] {
  const { tables = {} }: Operation = operations[name]
  return Object.entries(tables).flatMap(([table, naming]) => (naming === 'guessed' ? [table] : []))
}

/** Copies a response body and renames every table whose name the registry only guesses. */
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
