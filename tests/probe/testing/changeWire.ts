/** A copy of a response in which `change` has replaced every object; inner ones first. */
export function changeRows(value: unknown, change: (row: Record<string, unknown>) => unknown): unknown {
  if (Array.isArray(value)) return value.map((row) => changeRows(row, change))
  if (typeof value !== 'object' || value === null) return value
  return change(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changeRows(inner, change)])))
}

/** A copy of a response in which `change` has replaced every list. */
export function changeLists(value: unknown, change: (rows: readonly unknown[]) => unknown): unknown {
  if (Array.isArray(value)) return change(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changeLists(inner, change)]))
}
