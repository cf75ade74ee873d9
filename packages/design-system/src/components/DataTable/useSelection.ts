import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { selectedOf, toggleRow, toggleShown } from './selectRows.ts'

export interface SelectionInput<Row> {
  shown: readonly Row[]
  rowKey: (row: Row) => string
  /** Undefined where rows cannot be selected. */
  selection: ReadonlySet<string> | undefined
  onChange: ((selection: ReadonlySet<string>) => void) | undefined
}

/** What is selected, and handlers that never change, so that selecting one row draws no other one anew. */
export function useSelection<Row>({ shown, rowKey, selection, onChange }: SelectionInput<Row>) {
  const change = (next: (shown: readonly string[], selection: ReadonlySet<string>) => ReadonlySet<string>) => {
    if (selection) onChange?.(next(shown.map(rowKey), selection))
  }
  const latest = useRef(change)
  useLayoutEffect(() => {
    latest.current = change
  })
  const last = useRef<string | null>(null)

  /** `isRange` takes along all rows since the one before. */
  const toggle = useCallback((position: number, isRange: boolean) => {
    const from = isRange ? last.current : null
    latest.current((keys, selected) => {
      last.current = keys[position] ?? null
      return toggleRow(keys, selected, position, from)
    })
  }, [])
  const toggleAll = useCallback(() => latest.current(toggleShown), [])

  const selected = useMemo(() => {
    if (!selection) return undefined
    return selection.size === 0 ? 'none' : selectedOf(shown.map(rowKey), selection)
  }, [shown, rowKey, selection])
  return { selected, toggle, toggleAll }
}
