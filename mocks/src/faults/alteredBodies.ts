import { isRecord, operations, type Operation, type OperationName } from '@trade-portal/supplier-api'

/** Copies a response body and changes every value in it, inner values first. */
function changed(body: unknown, change: (field: string, value: unknown) => unknown): unknown {
  return JSON.parse(JSON.stringify(body), change)
}

/** Puts unreadable rows at the start of every table: null, a row that is not an object, and a row of null values. */
export function withUnreadableRows(body: unknown): unknown {
  return changed(body, (_, value) =>
    Array.isArray(value) ? [null, 'not a row', withoutValues(value[0]), ...value] : value,
  )
}

function withoutValues(row: unknown): Record<string, null> {
  return isRecord(row) ? Object.fromEntries(Object.keys(row).map((field) => [field, null])) : {}
}

/** Adds a password to every object. The real server may send passwords like this in its rows of sub-users. */
export function withPasswords(body: unknown): unknown {
  return changed(body, (_, value) => (isRecord(value) ? { ...value, tpaUserPassword: 'S3cret-canary' } : value))
}

/** Raises every unit price, and the tax on it, by ten per cent, rounded to whole cents. */
export function withRaisedPrices(body: unknown): unknown {
  return changed(body, (field, value) =>
    typeof value === 'number' && (field === 'unitPrice' || field === 'unitGST') ? Math.round(value * 110) / 100 : value,
  )
}

/** Makes every web address lead to a host that looks like a card provider's. */
export function withForeignAddresses(body: unknown): unknown {
  return changed(body, (_, value) =>
    typeof value === 'string' ? value.replace(/^https?:\/\/[^/]+/, 'https://sec.windcave.com.evil.example') : value,
  )
}

/** Replaces the order number. A response without an order number stays unchanged. */
export const withOrderNumber = (quoteNumber: unknown) => (body: unknown) =>
  isRecord(body) && 'quoteNumber' in body ? { ...body, quoteNumber } : body

/** Makes a response with an order number empty. */
export function withoutOrderNumber(body: unknown): unknown {
  return isRecord(body) && 'quoteNumber' in body ? {} : body
}

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

/** Renames every table whose name the registry only guesses. */
export function withForeignTables(body: unknown, name: OperationName): unknown {
  const tables = guessedTables(name)
  const nameOf = (field: string) => (tables.includes(field) ? foreignTableName(field) : field)
  return changed(body, (_, value) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).map(([field, inner]) => [nameOf(field), inner])) : value,
  )
}
