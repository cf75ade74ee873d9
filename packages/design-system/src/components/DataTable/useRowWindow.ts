import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import type { Range, VirtualItem, Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useRowPlace } from './useRowPlace.ts'

/** Up to this many rows are all drawn: looking at which ones to draw would cost more than it saves. */
const most = 100

/** A row by its position, or the height in px of those left out. */
export type Part = { position: number } | { gap: number; key: string }

export interface RowWindowInput<Row> {
  shown: readonly Row[]
  rowKey: (row: Row) => string
  /** All rows, however many: for print. */
  isWhole: boolean
  /** Of the row that holds the focus, which must not vanish; null for none. */
  kept: number | null
  body: RefObject<HTMLElement | null>
}

/** The rows near what is seen of the page, with gaps as high as the others. */
export function useRowWindow<Row>({ shown, rowKey, isWhole, kept, body }: RowWindowInput<Row>) {
  const isWindowed = shown.length > most && !isWhole
  const { top, rowHeight } = useRowPlace(body, isWindowed)
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: shown.length,
    enabled: isWindowed,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((position: number) => keyAt(shown, rowKey, position), [shown, rowKey]),
    rangeExtractor: useCallback((range: Range) => around(range, kept), [kept]),
    overscan: 6,
    scrollMargin: top,
    // So that the first drawing has rows already.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    measureElement: heightOf,
  })
  useLayoutEffect(() => {
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = movesTheRest
  }, [virtualizer])
  const guessed = useRef(rowHeight)
  useLayoutEffect(() => {
    if (guessed.current === rowHeight) return
    guessed.current = rowHeight
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

/** The range, and the row with the focus between its neighbours, to which Tab leads. */
function around(range: Range, kept: number | null): number[] {
  const positions = defaultRangeExtractor(range)
  if (kept === null) return positions
  const extra = [kept - 1, kept, kept + 1].filter((position) => position >= 0 && position < range.count)
  return [...new Set([...positions, ...extra])].toSorted((a, b) => a - b)
}

/** Whether the page scrolls along when a row turns out higher: for a row above what is seen, and to stay at the end. */
function movesTheRest({ start }: VirtualItem, _delta: number, from: Virtualizer<Window, HTMLElement>): boolean {
  const seenFrom = from.scrollOffset ?? 0
  if (start < seenFrom) return true
  // Asked only near the end: the total is worked out anew after each row.
  if (from.range?.endIndex !== from.options.count - 1) return false
  return seenFrom + (from.scrollRect?.height ?? 0) > from.options.scrollMargin + from.getTotalSize() - 1
}

/** Only what the browser tells by itself: asking would make it lay out the page at once, for each new row. */
function heightOf(row: HTMLElement, entry: ResizeObserverEntry | undefined, from: Virtualizer<Window, HTMLElement>) {
  const position = from.indexFromElement(row)
  const known = () => from.itemSizeCache.get(from.options.getItemKey(position)) ?? from.options.estimateSize(position)
  return Math.round(entry?.borderBoxSize[0]?.blockSize ?? known())
}
