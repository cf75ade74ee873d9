import { useEffect, useMemo, useRef } from 'react'
import * as styles from './DataTable.css.ts'
import type { DataTableColumn } from './DataTableColumn.ts'
import { DataTableRow } from './DataTableRow.tsx'
import { followRow } from './followRow.ts'
import type { Entry } from './identifyRows.ts'
import { planCells } from './planCells.ts'
import { useFocusedPosition } from './useFocusedPosition.ts'
import { useIsPrinting } from './useIsPrinting.ts'
import { useRowWindow } from './useRowWindow.ts'

export interface DataTableBodyProps<Row> {
  tableId: string
  shown: readonly Entry<Row>[]
  columns: readonly DataTableColumn<Row>[]
  rowHref: ((row: Row) => string | undefined) | undefined
  selection: ReadonlySet<string> | undefined
  onToggle: (id: string, isRange: boolean) => void
}

/** The rows that are seen, or all of them on paper. */
export function DataTableBody<Row>({ tableId, shown, columns, rowHref, selection, onToggle }: DataTableBodyProps<Row>) {
  const body = useRef<HTMLDivElement>(null)
  const cells = useMemo(() => planCells(columns), [columns])
  const kept = useFocusedPosition(body, shown)
  const { parts, measure } = useRowWindow({ entries: shown, isWhole: useIsPrinting(), kept, body })

  useEffect(() => {
    const element = body.current
    element?.addEventListener('click', followRow)
    return () => element?.removeEventListener('click', followRow)
  }, [])

  return (
    <div ref={body} role="rowgroup" className={styles.body}>
      {parts.map((part) => {
        if ('gap' in part) return <div key={part.key} role="presentation" style={{ height: part.gap }} />
        const entry = shown[part.position]
        if (!entry) return null
        return (
          <DataTableRow
            key={entry.id}
            tableId={tableId}
            entry={entry}
            position={part.position}
            cells={cells}
            href={rowHref?.(entry.row)}
            isSelected={selection?.has(entry.key)}
            onToggle={onToggle}
            measure={measure}
          />
        )
      })}
    </div>
  )
}
