import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { isPrintingNow } from '../../parts/useIsPrinting.ts'
import { startTimer } from '../../time/clock.ts'
import type { DataTableSort } from './sorting.ts'
import type { Rows } from './useRows.ts'

/** After the last scroll event. */
const restMs = 300

interface RowInViewInput<Row> {
  table: RefObject<HTMLElement | null>
  rows: Rows<Row>
  startRow: string | undefined
  onRowInView: ((key: string | null) => void) | undefined
}

/** Tells which row is the first one in view, whenever that has changed and the page is at rest. */
export function useRowInView<Row>({ table, rows, startRow, onRowInView }: RowInViewInput<Row>): void {
  const { shown, rowKey } = rows
  const told = useRef({ shown, key: startRow === undefined || startRow === '' ? null : startRow })
  const isWanted = onRowInView !== undefined
  const tell = useEffectEvent(() => {
    // On paper all rows are drawn, and the page is not where it was.
    if (!table.current || isPrintingNow()) return
    const row = shown[positionInView(table.current) ?? 0]
    const key = row === undefined || row === shown[0] ? null : rowKey(row)
    if (told.current.shown === shown && told.current.key === key) return
    told.current = { shown, key }
    onRowInView?.(key)
  })

  // Another search or sort brings another row into view without scrolling.
  useEffect(() => {
    if (!isWanted) return undefined
    let timer = startTimer(tell, restMs)
    const wait = () => {
      timer.cancel()
      timer = startTimer(tell, restMs)
    }
    window.addEventListener('scroll', wait, { passive: true })
    return () => {
      timer.cancel()
      window.removeEventListener('scroll', wait)
    }
  }, [isWanted, shown])
}

/** Shows the first row after another sort: who pressed a head far down the list wants to see what comes first now. */
export function useBeginning(table: RefObject<HTMLElement | null>, sort: DataTableSort | null): void {
  const shown = useRef(sort)
  useLayoutEffect(() => {
    if (shown.current === sort) return
    shown.current = sort
    const rows = table.current?.querySelector(':scope > [role=rowgroup]:last-child')
    if (!table.current || !rows) return
    const above = rows.getBoundingClientRect().top - upperEdge(table.current)
    if (above < 0) window.scrollBy(0, above)
  }, [table, sort])
}

/** The upper edge of what is seen of the rows, px from the top of the window: the lower edge of the head that sticks there. */
export function upperEdge(table: HTMLElement): number {
  const head = table.querySelector<HTMLElement>(':scope > [role=rowgroup]')
  if (!head) return 0
  // On cards it does not stick, but it has the same offset, which is the height of the masthead.
  const { top, position } = getComputedStyle(head)
  return Number.parseFloat(top) + (position === 'sticky' ? head.offsetHeight : 0)
}

/** The position of the first row that is seen from its beginning, among all rows shown; null if there are none. */
export function positionInView(table: HTMLElement): number | null {
  const edge = upperEdge(table)
  let begun: number | null = null
  for (const row of table.querySelectorAll<HTMLElement>('[role=row][data-index]')) {
    const { top, bottom } = row.getBoundingClientRect()
    if (bottom < edge + tolerance) continue
    const position = Number(row.dataset['index'])
    if (top > edge - tolerance) return begun !== null && top >= window.innerHeight ? begun : position
    begun ??= position
  }
  return begun
}

/** The browser rounds positions, px. */
const tolerance = 2
