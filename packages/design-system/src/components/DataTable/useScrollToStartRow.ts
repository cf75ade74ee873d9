import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { barHeightEvent } from '../../css/barHeights.ts'
import { startTimer, type Timer } from '../../time/clock.ts'
import { positionInView, stickyHeaderBottom } from './rowInView.ts'
import { startRowRestoredEvent } from './startRowRestoredEvent.ts'

/**
 * The table keeps its start row in place until this many milliseconds after the last correction. By then all heights are
 * known, and the app has restored its scroll position.
 */
const holdMs = 1000
/** Events after which the user controls the scroll position. */
const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

interface StartRowInput {
  body: RefObject<HTMLElement | null>
  /** Position of the row; -1 for none. */
  startAt: number
  /** The scroll position at which a row is at the top of the window. The row need not be rendered. */
  offsetOf: (position: number) => number | undefined
  /** Called when the row is no longer kept in place. */
  onEnd: () => void
}

/**
 * Scrolls a row to just below the header, and keeps it there while rows above it turn out higher than estimated. Stops when
 * no correction was needed for `holdMs`, or when the user takes over. If the app scrolls meanwhile, and this row is still
 * the first one in view, the row stays where the app has put it.
 */
export function useScrollToStartRow({ body, startAt, offsetOf, onEnd }: StartRowInput): void {
  const placedAt = useRef<number>(null)
  const timer = useRef<Timer>(undefined)
  const scrollToStartRow = useEffectEvent(() => {
    const table = body.current?.parentElement
    if (startAt === -1 || !table) return
    const isFirst = placedAt.current === null
    const isScrolled = !isFirst && Math.abs(window.scrollY - (placedAt.current ?? 0)) > 1
    if (isScrolled && positionInView(table) === startAt) return
    const edge = stickyHeaderBottom(table)
    const row = body.current?.querySelector(`:scope > [data-index="${startAt}"]`)
    if (row) window.scrollBy(0, row.getBoundingClientRect().top - edge)
    else window.scrollTo(0, (offsetOf(startAt) ?? 0) - edge)
    if (placedAt.current === window.scrollY) return
    placedAt.current = window.scrollY
    timer.current?.cancel()
    timer.current = startTimer(onEnd, holdMs)
    if (isScrolled) body.current?.dispatchEvent(new Event(startRowRestoredEvent, { bubbles: true }))
  })
  // Runs after each render, because rows above may have changed their height.
  useLayoutEffect(() => scrollToStartRow())
  useEffect(() => {
    if (startAt === -1) return undefined
    timer.current ??= startTimer(onEnd, holdMs)
    for (const event of userEvents) window.addEventListener(event, onEnd, { passive: true })
    const correct = () => scrollToStartRow()
    window.addEventListener('scroll', correct, { passive: true })
    // The masthead may publish its height after the row has been placed.
    window.addEventListener(barHeightEvent, correct)
    return () => {
      timer.current?.cancel()
      timer.current = undefined
      for (const event of userEvents) window.removeEventListener(event, onEnd)
      window.removeEventListener('scroll', correct)
      window.removeEventListener(barHeightEvent, correct)
    }
  }, [startAt, onEnd])
}
