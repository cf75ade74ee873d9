import { useEffect, useMemo, useRef } from 'react'
import * as styles from './DataTable.css.ts'
import type { DataTableColumn } from './DataTableColumn.ts'
import { DataTableRow } from './DataTableRow.tsx'
import { followRow } from './followRow.ts'
import { planCells } from './planCells.ts'
import { useFocusedPosition } from './useFocusedPosition.ts'
import { useIsPrinting } from './useIsPrinting.ts'
import { useRowWindow } from './useRowWindow.ts'

export interface DataTableBodyProps<Row> {
  tableId: string
  shown: readonly Row[]
  rowKey: (row: Row) => string
  columns: readonly DataTableColumn<Row>[]
  rowHref: ((row: Row) => string | undefined) | undefined
  selection: ReadonlySet<string> | undefined
  onToggle: (position: number, isRange: boolean) => void
}

/** The rows that are seen, or all of them on paper. */
export function DataTableBody<Row>(props: DataTableBodyProps<Row>) {
  const { tableId, shown, rowKey, columns, rowHref, selection, onToggle } = props
  const body = useRef<HTMLDivElement>(null)
  const cells = useMemo(() => planCells(columns), [columns])
  const kept = useFocusedPosition(body, shown, rowKey)
  const { parts, measure } = useRowWindow({ shown, rowKey, isWhole: useIsPrinting(), kept, body })

  useEffect(() => {
    const element = body.current
    element?.addEventListener('click', followRow)
    return () => element?.removeEventListener('click', followRow)
  }, [])

  const drawn = new Set<string>()
  return (
    <div ref={body} role="rowgroup" className={styles.body}>
      {parts.map((part) => {
        if ('gap' in part) return <div key={part.key} role="presentation" style={{ height: part.gap }} />
        const row = shown[part.position]
        if (row === undefined) return null
        const key = rowKey(row)
        const isTwin = drawn.size === drawn.add(key).size
        return (
          <DataTableRow
            // A careless server may send a key twice.
            key={isTwin ? `${key} ${part.position}` : key}
            tableId={tableId}
            row={row}
            position={part.position}
            cells={cells}
            href={rowHref?.(row)}
            isSelected={selection?.has(key)}
            onToggle={onToggle}
            measure={measure}
          />
        )
      })}
    </div>
  )
}
