import { useEffect, useMemo, useRef } from 'react'
import * as styles from './DataTable.css.ts'
import { planCells } from './DataTableColumn.ts'
import type { DataTableColumn } from './DataTableColumn.ts'
import { DataTableRow } from './DataTableRow.tsx'
import { followRow } from './followRow.ts'
import { useCutCells } from './useCutCells.ts'
import type { Rows } from './useRows.ts'
import { useRowWindow } from './useRowWindow.ts'
import { useStartRow } from './useStartRow.ts'

interface DataTableBodyProps<Row> {
  tableId: string
  rows: Rows<Row>
  columns: readonly DataTableColumn<Row>[]
  rowHref: ((row: Row) => string | undefined) | undefined
  /** Key of the row that is brought below the head. */
  startRow: string | undefined
  onStarted: () => void
}

/** The rows that are visible, or all of them on paper. */
export function DataTableBody<Row>(props: DataTableBodyProps<Row>) {
  const { tableId, rows, columns, rowHref, startRow, onStarted } = props
  const { shown, rowKey, selected, toggle } = rows
  const body = useRef<HTMLDivElement>(null)
  const cells = useMemo(() => planCells(columns), [columns])
  const startAt = useMemo(
    () => (startRow === undefined || startRow === '' ? -1 : shown.findIndex((row) => rowKey(row) === startRow)),
    [shown, rowKey, startRow],
  )
  const { parts, measure, offsetOf } = useRowWindow({ rows, body, startAt })
  useStartRow({ body, startAt, offsetOf, onEnd: onStarted })
  const cutCells = useCutCells({ shown, rowKey, body })

  useEffect(() => {
    const element = body.current
    element?.addEventListener('click', followRow)
    return () => element?.removeEventListener('click', followRow)
  }, [])

  const rendered = new Set<string>()
  return (
    <div ref={body} role="rowgroup" className={styles.body}>
      {parts.map((part) => {
        if ('gap' in part) return <div key={part.key} role="presentation" style={{ height: part.gap }} />
        const row = shown[part.position]
        if (row === undefined) return null
        const key = rowKey(row)
        const isDuplicate = rendered.size === rendered.add(key).size
        return (
          <DataTableRow
            // The server may send a key twice.
            key={isDuplicate ? `${key} ${part.position}` : key}
            tableId={tableId}
            row={row}
            position={part.position}
            cells={cells}
            href={rowHref?.(row)}
            isSelected={rows.isSelectable ? selected.has(key) : undefined}
            onToggle={toggle}
            measure={measure}
            cut={cutCells.get(key)}
          />
        )
      })}
    </div>
  )
}
