import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { isPrintingNow } from '../../parts/useIsPrinting.ts'
import { startTimer } from '../../time/clock.ts'
import type { DataTableSort } from './sorting.ts'
import type { Rows } from './useRows.ts'

/** Milliseconds without a scroll event after which scrolling has stopped. */
const restMs = 300

interface RowInViewInput<Row> {
  table: RefObject<HTMLElement | null>
  rows: Rows<Row>
  startRow: string | undefined
  onRowInView: ((key: string | null) => void) | undefined
}

/** Reports the first row in view, if it has changed, once the page stops scrolling. */
export function useRowInView<Row>({ table, rows, startRow, onRowInView }: RowInViewInput<Row>): void {
  const { shown, rowKey } = rows
  const reported = useRef({ shown, key: startRow === undefined || startRow === '' ? null : startRow })
  const isWanted = onRowInView !== undefined
  const report = useEffectEvent(() => {
    // While the page is printed, all rows are rendered, at other positions.
    if (!table.current || isPrintingNow()) return
    const row = shown[positionInView(table.current) ?? 0]
    const key = row === undefined || row === shown[0] ? null : rowKey(row)
    if (reported.current.shown === shown && reported.current.key === key) return
    reported.current = { shown, key }
    onRowInView?.(key)
  })

  // Also runs when `shown` changes: a search or a sort brings another row into view without scrolling.
  useEffect(() => {
    if (!isWanted) return undefined
    let timer = startTimer(report, restMs)
    const wait = () => {
      timer.cancel()
      timer = startTimer(report, restMs)
    }
    window.addEventListener('scroll', wait, { passive: true })
    return () => {
      timer.cancel()
      window.removeEventListener('scroll', wait)
    }
  }, [isWanted, shown])
}

/** Scrolls to the first row when the sort changes, because people sort to see which rows come first. */
export function useScrollToFirstRowOnSort(table: RefObject<HTMLElement | null>, sort: DataTableSort | null): void {
  const shown = useRef(sort)
  useLayoutEffect(() => {
    if (shown.current === sort) return
    shown.current = sort
    const rows = table.current?.querySelector(':scope > [role=rowgroup]:last-child')
    if (!table.current || !rows) return
    const above = rows.getBoundingClientRect().top - stickyHeaderBottom(table.current)
    if (above < 0) window.scrollBy(0, above)
  }, [table, sort])
}

/** The lower edge of the sticky header, in px from the top of the window. Rows above this edge are covered. */
export function stickyHeaderBottom(table: HTMLElement): number {
  const head = table.querySelector<HTMLElement>(':scope > [role=rowgroup]')
  if (!head) return 0
  // Above cards the header is not sticky. Its `top` is still the height of the masthead.
  const { top, position } = getComputedStyle(head)
  return Number.parseFloat(top) + (position === 'sticky' ? head.offsetHeight : 0)
}

/**
 * The position, among all shown rows, of the first row whose upper edge is in view. If a single row fills the view, returns
 * the position of that row. Null if there are no rows.
 */
export function positionInView(table: HTMLElement): number | null {
  const edge = stickyHeaderBottom(table)
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

/** In px. Needed because browsers round positions. */
const tolerance = 2
