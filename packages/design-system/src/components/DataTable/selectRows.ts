import type { Entry } from './identifyRows.ts'

type Keyed = Pick<Entry<unknown>, 'key' | 'id'>

/** How many of the rows shown are selected. */
export function selectedOf(shown: readonly Keyed[], selection: ReadonlySet<string>): 'none' | 'some' | 'all' {
  if (selection.size === 0) return 'none'
  const count = shown.reduce((sum, { key }) => sum + (selection.has(key) ? 1 : 0), 0)
  if (count === 0) return 'none'
  return count === shown.length ? 'all' : 'some'
}

/** Selects all rows shown, or none of them if all were. Rows that are not shown stay as they are. */
export function toggleShown(shown: readonly Keyed[], selection: ReadonlySet<string>): ReadonlySet<string> {
  return select(shown, selection, selectedOf(shown, selection) !== 'all')
}

/** Selects or unselects a row, and all that lie between it and another one, if one is named. */
export function toggleRow(
  shown: readonly Keyed[],
  selection: ReadonlySet<string>,
  id: string,
  from: string | null,
): ReadonlySet<string> {
  const at = shown.findIndex((entry) => entry.id === id)
  const start = from === null ? -1 : shown.findIndex((entry) => entry.id === from)
  const other = start === -1 ? at : start
  const rows = shown.slice(Math.min(at, other), Math.max(at, other) + 1)
  return select(rows, selection, !selection.has(shown[at]?.key ?? ''))
}

function select(rows: readonly Keyed[], selection: ReadonlySet<string>, isSelected: boolean): ReadonlySet<string> {
  const next = new Set(selection)
  for (const { key } of rows) {
    if (isSelected) next.add(key)
    else next.delete(key)
  }
  return next
}
