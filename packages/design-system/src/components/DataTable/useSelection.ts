import { useCallback, useLayoutEffect, useRef } from 'react'
import type { Entry } from './identifyRows.ts'
import { toggleRow, toggleShown } from './selectRows.ts'

export interface SelectionInput<Row> {
  selection: ReadonlySet<string>
  onChange: ((selection: ReadonlySet<string>) => void) | undefined
  shown: readonly Entry<Row>[]
}

/** Handlers that never change, so that selecting one row draws no other one anew. */
export function useSelection<Row>(input: SelectionInput<Row>) {
  const latest = useRef(input)
  useLayoutEffect(() => {
    latest.current = input
  })
  const last = useRef<string | null>(null)

  /** `isRange` takes along all rows since the one before. */
  const toggle = useCallback((id: string, isRange: boolean) => {
    const { selection, onChange, shown } = latest.current
    onChange?.(toggleRow(shown, selection, id, isRange ? last.current : null))
    last.current = id
  }, [])

  const toggleAll = useCallback(() => {
    const { selection, onChange, shown } = latest.current
    onChange?.(toggleShown(shown, selection))
  }, [])

  return { toggle, toggleAll }
}
