/** How many of the rows shown are selected. */
export function selectedOf(shown: readonly string[], selection: ReadonlySet<string>): 'none' | 'some' | 'all' {
  const count = shown.filter((key) => selection.has(key)).length
  if (count === 0) return 'none'
  return count === shown.length ? 'all' : 'some'
}

/** Selects all rows shown, or none of them if all were. Rows that are not shown stay as they are. */
export function toggleShown(shown: readonly string[], selection: ReadonlySet<string>): ReadonlySet<string> {
  return select(shown, selection, selectedOf(shown, selection) !== 'all')
}

/** Selects or unselects the row at a position, and all that lie between it and another one, if one is named. */
export function toggleRow(
  shown: readonly string[],
  selection: ReadonlySet<string>,
  position: number,
  from: string | null,
): ReadonlySet<string> {
  const start = from === null ? -1 : shown.indexOf(from)
  const other = start === -1 ? position : start
  const rows = shown.slice(Math.min(position, other), Math.max(position, other) + 1)
  return select(rows, selection, !selection.has(shown[position] ?? ''))
}

function select(rows: readonly string[], selection: ReadonlySet<string>, isSelected: boolean): ReadonlySet<string> {
  const next = new Set(selection)
  for (const key of rows) {
    if (isSelected) next.add(key)
    else next.delete(key)
  }
  return next
}
