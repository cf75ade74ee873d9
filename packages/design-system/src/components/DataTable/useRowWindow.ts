import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import type { Range, VirtualItem, Virtualizer } from '@tanstack/react-virtual'
import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useIsPrinting } from '../../parts/useIsPrinting.ts'
import { whenPainted } from '../../time/whenPainted.ts'
import type { Rows } from './useRows.ts'
import { useRowsTop } from './useRowsTop.ts'

/** Up to this number of rows, all are rendered: choosing which to render would cost more than it saves. */
const maxUnwindowedRows = 100

/** The height of a row until it is rendered, in px. */
const usualHeight = { row: 57, card: 81 }

/** Either a row, given by its position, or a gap. A gap has the height in px of the rows that it replaces. */
type Part = { position: number } | { gap: number; key: string }

interface RowWindowInput<Row> {
  rows: Rows<Row>
  isCards: boolean
  body: RefObject<HTMLElement | null>
  /** Position of the row to scroll to at first; -1 for none. */
  startAt: number
}

/** The rows near the visible part of the page, with gaps in place of the others; all rows when the page is printed. */
export function useRowWindow<Row>({ rows, isCards, body, startAt }: RowWindowInput<Row>) {
  const { shown, positions, rowKey } = rows
  const isPrinting = useIsPrinting()
  // The focused row stays rendered, or the focus would be lost.
  const focused = useFocusedPosition(body, shown, rowKey)
  // After a new search or sort, only the rows in view are rendered at first.
  const isPainted = usePainted(shown)
  const isWindowed = (isPainted ? shown : rows.all).length > maxUnwindowedRows && !isPrinting
  const top = useRowsTop(body, isWindowed)
  const rowHeight = usualHeight[isCards ? 'card' : 'row']
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: shown.length,
    enabled: isWindowed,
    estimateSize: () => rowHeight,
    // Identifies a row by its position among all rows. `rowKey` would compute a key for each of ten thousand rows.
    getItemKey: useCallback((position: number) => positions?.[position] ?? position, [positions]),
    rangeExtractor: useCallback((range: Range) => withFocused(range, focused), [focused]),
    overscan: isPainted ? 6 : 0,
    scrollMargin: top,
    // Used in the first render.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // Used in the first render.
    initialOffset: () => (startAt === -1 ? window.scrollY : top + startAt * rowHeight),
    measureElement: heightOf,
  })
  const offsetOf = useCallback(
    (position: number) => virtualizer.getOffsetForIndex(position, 'start')?.[0],
    [virtualizer],
  )
  useLayoutEffect(() => {
    // While `useScrollToStartRow` scrolls to a row, the virtualizer must not scroll the page. Otherwise a wrong height
    // would be corrected twice.
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = startAt === -1 ? shouldScrollAlong : () => false
  }, [virtualizer, startAt])
  const estimated = useRef(rowHeight)
  useLayoutEffect(() => {
    if (estimated.current === rowHeight) return
    estimated.current = rowHeight
    virtualizer.measure()
  }, [virtualizer, rowHeight])

  if (!isWindowed) return { parts: shown.map((_, position): Part => ({ position })), measure: undefined, offsetOf }
  const items = virtualizer.getVirtualItems()
  const parts: Part[] = []
  let end = top
  for (const item of items) {
    if (item.start > end) parts.push({ gap: item.start - end, key: `gap ${parts.length === 0 ? 'above' : 'between'}` })
    parts.push({ position: item.index })
    end = item.end
  }
  const rest = top + virtualizer.getTotalSize() - end
  if (rest > 0) parts.push({ gap: rest, key: 'gap below' })
  return { parts, measure: virtualizer.measureElement, offsetOf }
}

/** Adds the focused row and the rows before and after it, so that Tab and Shift+Tab can reach another row. */
function withFocused(range: Range, focused: number | null): number[] {
  const positions = defaultRangeExtractor(range)
  if (focused === null) return positions
  const extra = [focused - 1, focused, focused + 1].filter((position) => position >= 0 && position < range.count)
  return [...new Set([...positions, ...extra])].toSorted((a, b) => a - b)
}

/**
 * When a row's height differs from the estimate, says whether the page scrolls by the difference. It does if the row is
 * above the view, or if the page is scrolled to its end.
 */
function shouldScrollAlong({ start }: VirtualItem, _delta: number, from: Virtualizer<Window, HTMLElement>): boolean {
  const viewTop = from.scrollOffset ?? 0
  if (start < viewTop) return true
  // Asks for the total size only if the last row is rendered, because the size must be computed again after each measured
  // row.
  if (from.range?.endIndex !== from.options.count - 1) return false
  return viewTop + (from.scrollRect?.height ?? 0) > from.options.scrollMargin + from.getTotalSize() - 1
}

/**
 * The height that the resize observer reports. Until its first report, this is the last known height, or the estimate.
 * Measuring the row here would force a layout for each new row.
 */
function heightOf(row: HTMLElement, entry: ResizeObserverEntry | undefined, from: Virtualizer<Window, HTMLElement>) {
  const position = from.indexFromElement(row)
  const known = () => from.itemSizeCache.get(from.options.getItemKey(position)) ?? from.options.estimateSize(position)
  return Math.round(entry?.borderBoxSize[0]?.blockSize ?? known())
}

/** The position of the row that has the focus or had it last; null for none. */
function useFocusedPosition<Row>(
  body: RefObject<HTMLElement | null>,
  shown: readonly Row[],
  rowKey: (row: Row) => string,
): number | null {
  const [focused, setFocused] = useState<string | null>(null)
  useEffect(() => {
    const element = body.current
    if (!element) return undefined
    const remember = ({ target }: FocusEvent) => {
      const index = target instanceof Element && target.closest<HTMLElement>('[role=row]')?.dataset['index']
      const row = shown[Number(index)]
      setFocused(row === undefined ? null : rowKey(row))
    }
    element.addEventListener('focusin', remember)
    return () => element.removeEventListener('focusin', remember)
  }, [body, shown, rowKey])
  return useMemo(() => {
    const position = focused === null ? -1 : shown.findIndex((row) => rowKey(row) === focused)
    return position === -1 ? null : position
  }, [shown, rowKey, focused])
}

/** Whether the browser has painted the page with this value. After that, the less urgent parts can be rendered. */
function usePainted(value: unknown): boolean {
  const [painted, setPainted] = useState<unknown>()
  useEffect(() => whenPainted(() => startTransition(() => setPainted(value))), [value])
  return painted === value
}
