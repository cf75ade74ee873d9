/**
 * A copy of an answer in which every table has rows that cannot be read among those that can: a missing row, one
 * that is no row, and one without any value.
 */
export function spoiled(value: unknown): unknown {
  if (Array.isArray(value)) {
    const [first, ...others] = value.map(spoiled)
    return [null, 'not a row', blank(first), ...(first === undefined ? [] : [first]), ...others]
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, spoiled(inner)]))
}

function blank(row: unknown): Record<string, null> {
  return isRecord(row) ? Object.fromEntries(Object.keys(row).map((field) => [field, null])) : {}
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
