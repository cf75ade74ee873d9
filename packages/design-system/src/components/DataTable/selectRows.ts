/** Functions for selecting rows, without React. */

export type Amount = 'none' | 'some' | 'all'

/** How many of the shown rows are selected. */
export function amountSelected(shown: readonly string[], selection: ReadonlySet<string>): Amount {
  const count = shown.filter((key) => selection.has(key)).length
  if (count === 0) return 'none'
  return count === shown.length ? 'all' : 'some'
}

/** Selects all shown rows, or unselects them if all were selected. Hidden rows keep their state. */
export function toggleShown(shown: readonly string[], selection: ReadonlySet<string>): ReadonlySet<string> {
  return select(shown, selection, amountSelected(shown, selection) !== 'all')
}

/**
 * Toggles the row at a position. If `from` names another shown row, all rows from that row to this one get the same new
 * state.
 */
export function toggleRow(
  shown: readonly string[],
  selection: ReadonlySet<string>,
  position: number,
  from: string | null,
): ReadonlySet<string> {
  const start = from === null ? -1 : shown.indexOf(from)
  const other = start === -1 ? position : start
  const keys = shown.slice(Math.min(position, other), Math.max(position, other) + 1)
  return select(keys, selection, !selection.has(shown[position] ?? ''))
}

function select(keys: readonly string[], selection: ReadonlySet<string>, isSelected: boolean): ReadonlySet<string> {
  const next = new Set(selection)
  for (const key of keys) {
    if (isSelected) next.add(key)
    else next.delete(key)
  }
  return next
}
