import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { focusNextRow } from '../../focus/focusNextRow.ts'
import * as styles from './DataTable.css.ts'
import { planCells, rowClass, type DataTableColumn, type Layout } from './DataTableColumn.ts'
import { DataTableRow } from './DataTableRow.tsx'
import { useCutCells } from './LongText.tsx'
import type { Rows } from './useRows.ts'
import { useRowWindow } from './useRowWindow.ts'
import { useScrollToStartRow } from './useScrollToStartRow.ts'

interface DataTableBodyProps<Row> {
  tableId: string
  rows: Rows<Row>
  columns: readonly DataTableColumn<Row>[]
  layout: Layout
  card: ((row: Row) => ReactNode) | undefined
  rowHref: ((row: Row) => string | undefined) | undefined
  /** Key of the row that the table scrolls to at first. '' or undefined for none. */
  startRow: string | undefined
  onStarted: () => void
}

/** Renders the rows that are visible, or all of them on paper. */
export function DataTableBody<Row>(props: DataTableBodyProps<Row>) {
  const { tableId, rows, columns, layout, card, rowHref, startRow, onStarted } = props
  const { shown, rowKey, selected, toggle, isSelectable } = rows
  const body = useRef<HTMLDivElement>(null)
  const cells = useMemo(() => planCells(columns, isSelectable, layout), [columns, isSelectable, layout])
  const startAt = useMemo(
    () => (startRow === undefined || startRow === '' ? -1 : shown.findIndex((row) => rowKey(row) === startRow)),
    [shown, rowKey, startRow],
  )
  const { parts, measure, offsetOf } = useRowWindow({ rows, isCards: layout === 'cards', body, startAt })
  useScrollToStartRow({ body, startAt, offsetOf, onEnd: onStarted })
  const cutCells = useCutCells({ shown, rowKey, body })

  useEffect(() => {
    const element = body.current
    element?.addEventListener('click', followRow)
    return () => element?.removeEventListener('click', followRow)
  }, [])

  const rendered = new Set<string>()
  return (
    // The element is not interactive: it only handles keys that are pressed in the rows' fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={body} role="rowgroup" className={styles.body} onKeyDown={focusNextRow}>
      {parts.map((part) => {
        if ('gap' in part) return <div key={part.key} role="presentation" style={{ height: part.gap }} />
        const row = shown[part.position]
        if (row === undefined) return null
        const key = rowKey(row)
        const isDuplicate = rendered.size === rendered.add(key).size
        return (
          <DataTableRow
            // Makes React's key unique: the server may send the same row twice.
            key={isDuplicate ? `${key} ${part.position}` : key}
            tableId={tableId}
            row={row}
            position={part.position}
            className={rowClass(layout, isSelectable)}
            cells={cells}
            layout={layout}
            {...(card && { card })}
            href={rowHref?.(row)}
            isSelected={isSelectable ? selected.has(key) : undefined}
            onToggle={toggle}
            measure={measure}
            cut={cutCells.get(key)}
          />
        )
      })}
    </div>
  )
}

const controls = 'a, button, input, label, select, textarea, summary, [role=button], [contenteditable]'

/**
 * Turns a click anywhere on a row into a click on its link, with the same modifier keys: Ctrl opens a new tab, for example.
 * Ignores clicks on controls, and the click that ends a text selection.
 */
function followRow(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event
  if (event.defaultPrevented || !(target instanceof Element) || target.closest(controls)) return
  if (window.getSelection()?.isCollapsed === false) return
  const link = target.closest('[role=row]')?.querySelector('[role=rowheader] a')
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }))
}
