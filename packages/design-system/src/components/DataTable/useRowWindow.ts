import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import type { Range, VirtualItem, Virtualizer } from '@tanstack/react-virtual'
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { RefObject } from 'react'

/** Up to this many rows are all rendered: choosing which ones to render would cost more than it saves. */
const mostUnwindowed = 100

/** A row by its position, or the height in px of rows that are not rendered. */
type Part = { position: number } | { gap: number; key: string }

interface RowWindowInput<Row> {
  shown: readonly Row[]
  rowKey: (row: Row) => string
  body: RefObject<HTMLElement | null>
}

/** The rows near the visible part of the page, with gaps in place of the others. All rows when the page is printed. */
export function useRowWindow<Row>({ shown, rowKey, body }: RowWindowInput<Row>) {
  const isPrinting = useIsPrinting()
  const isWindowed = shown.length > mostUnwindowed && !isPrinting
  // The focused row must not be removed, or the focus would be lost.
  const focused = useFocusedPosition(body, shown, rowKey)
  const { top, rowHeight } = useRowPlace(body, isWindowed)
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: shown.length,
    enabled: isWindowed,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((position: number) => keyAt(shown, rowKey, position), [shown, rowKey]),
    rangeExtractor: useCallback((range: Range) => withFocused(range, focused), [focused]),
    overscan: 6,
    scrollMargin: top,
    // So that the first render has rows already.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    measureElement: heightOf,
  })
  useLayoutEffect(() => {
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = shouldScrollAlong
  }, [virtualizer])
  const estimated = useRef(rowHeight)
  useLayoutEffect(() => {
    if (estimated.current === rowHeight) return
    estimated.current = rowHeight
    virtualizer.measure()
  }, [virtualizer, rowHeight])

  if (!isWindowed) return { parts: shown.map((_, position): Part => ({ position })), measure: undefined }
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
  return { parts, measure: virtualizer.measureElement }
}

function keyAt<Row>(shown: readonly Row[], rowKey: (row: Row) => string, position: number): string {
  const row = shown[position]
  return row === undefined ? '' : rowKey(row)
}

/** The range, and the focused row with its neighbours, where Tab goes next. */
function withFocused(range: Range, focused: number | null): number[] {
  const positions = defaultRangeExtractor(range)
  if (focused === null) return positions
  const extra = [focused - 1, focused, focused + 1].filter((position) => position >= 0 && position < range.count)
  return [...new Set([...positions, ...extra])].toSorted((a, b) => a - b)
}

/** Whether the page scrolls when a row turns out higher than estimated: for a row above the view, and to stay at the end. */
function shouldScrollAlong({ start }: VirtualItem, _delta: number, from: Virtualizer<Window, HTMLElement>): boolean {
  const viewTop = from.scrollOffset ?? 0
  if (start < viewTop) return true
  // Only near the end: the total is computed again after each row.
  if (from.range?.endIndex !== from.options.count - 1) return false
  return viewTop + (from.scrollRect?.height ?? 0) > from.options.scrollMargin + from.getTotalSize() - 1
}

/** Only the height that the observer reports: reading it from the element would force a layout for each new row. */
function heightOf(row: HTMLElement, entry: ResizeObserverEntry | undefined, from: Virtualizer<Window, HTMLElement>) {
  const position = from.indexFromElement(row)
  const known = () => from.itemSizeCache.get(from.options.getItemKey(position)) ?? from.options.estimateSize(position)
  return Math.round(entry?.borderBoxSize[0]?.blockSize ?? known())
}

interface RowPlace {
  /** Distance of the first row from the top of the page, px. */
  top: number
  /** Of a typical row, px. */
  rowHeight: number
}

/** Until it is measured: below a heading and a search, with rows of one line. */
const initialPlace = { top: 200, rowHeight: 40 }

/** Where the rows begin and how high they are, measured again when the page or the table changes its size. */
function useRowPlace(body: RefObject<HTMLElement | null>, isWatched: boolean): RowPlace {
  const [place, setPlace] = useState<RowPlace>(initialPlace)
  useEffect(() => {
    const element = body.current
    if (!element || !isWatched) return undefined
    let width = 0
    const observer = new ResizeObserver(() => {
      const height = width === element.clientWidth ? undefined : averageHeight(element)
      width = element.clientWidth
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY)
      // Not urgent: more rows are rendered than are visible, so the estimate is good enough for the moment.
      startTransition(() => setPlace((old) => updatePlace(old, top, height)))
    })
    observer.observe(element)
    // Content that appears or disappears above the rows changes the height of the page.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [body, isWatched])
  return place
}

function averageHeight(body: HTMLElement): number | undefined {
  const rows = [...body.querySelectorAll<HTMLElement>(':scope > [role=row]')]
  const sum = rows.reduce((height, row) => height + row.offsetHeight, 0)
  return sum > 0 ? Math.round(sum / rows.length) : undefined
}

/** The old place unless the new one is clearly different: small errors in the height are corrected row by row. */
function updatePlace(old: RowPlace, top: number, height = old.rowHeight): RowPlace {
  const isFarOff = Math.abs(height - old.rowHeight) > old.rowHeight / 4
  if (old.top === top && !isFarOff) return old
  return { top, rowHeight: isFarOff ? height : old.rowHeight }
}

/** The position of the row that has, or last had, the focus; null for none. */
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

const printMedia = window.matchMedia('print')
let isPrintAnnounced = false

/** Whether the page is being printed, known early enough to render all rows. */
function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribeToPrinting, isPrintingNow)
}

function isPrintingNow(): boolean {
  return isPrintAnnounced || printMedia.matches
}

function subscribeToPrinting(notify: () => void): () => void {
  const announce = (next: boolean) => () => {
    isPrintAnnounced = next
    notify()
  }
  const [begin, end] = [announce(true), announce(false)]
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  printMedia.addEventListener('change', notify)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    printMedia.removeEventListener('change', notify)
  }
}
