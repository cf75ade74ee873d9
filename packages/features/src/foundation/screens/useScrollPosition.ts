import { startRowRestoredEvent } from '@trade-portal/design-system'
import { startTimer } from '@trade-portal/design-system/time'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { layerHistoryState } from '../url/historyState.ts'

/** How long a page may take to grow to its former height, in milliseconds. */
const restoreTimeoutMs = 5000
/** Events after which the user or a table controls the scroll position, so that it is no longer restored. */
const otherScrolling = ['wheel', 'touchstart', 'pointerdown', 'keydown', startRowRestoredEvent] as const

/**
 * Scrolls a new page to the top. Back and Forward restore the former position as soon as the page is tall enough. The
 * position is kept when only the query string changes, and when a layer above the page closes.
 */
export function useScrollPosition(): void {
  const { key, pathname, search, state } = useLocation()
  const navigation = useNavigationType()
  const positions = useRef(new Map<string, number>())
  const current = useRef(key)
  const shownPath = useRef(pathname)
  const shownSearch = useRef(search)
  const isOverPage = state === layerHistoryState
  const wasOverPage = useRef(isOverPage)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    // Lets the browser restore the position after a reload.
    const onPageHide = () => {
      window.history.scrollRestoration = 'auto'
    }
    const onScroll = () => positions.current.set(current.current, window.scrollY)
    const onPageShow = () => {
      window.history.scrollRestoration = 'manual'
    }
    window.addEventListener('pagehide', onPageHide)
    window.addEventListener('pageshow', onPageShow)
    window.addEventListener('scroll', onScroll, { passive: true })
    // When a table has scrolled to a row, the position is stored at once: the scroll event comes only with the next frame,
    // and a link may be pressed before that.
    window.addEventListener(startRowRestoredEvent, onScroll)
    return () => {
      window.removeEventListener('pagehide', onPageHide)
      window.removeEventListener('pageshow', onPageShow)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener(startRowRestoredEvent, onScroll)
    }
  }, [])

  useLayoutEffect(() => {
    if (current.current === key) return
    current.current = key
    const isNewPage = shownPath.current !== pathname
    const isNewAddress = isNewPage || shownSearch.current !== search
    shownPath.current = pathname
    shownSearch.current = search
    const isSamePage = !isNewPage && (isOverPage || wasOverPage.current)
    wasOverPage.current = isOverPage
    // If the address is the same, nothing is scrolled here: the browser itself scrolls to the target of a link within the
    // page, such as the skip link.
    if (!isNewAddress) return void positions.current.set(key, window.scrollY)
    if (navigation === NavigationType.Pop && !isSamePage) return restore(positions.current.get(key) ?? 0)
    if (isNewPage) window.scrollTo(0, 0)
    // Stores the position now, because the page may be left before its first scroll event.
    positions.current.set(key, window.scrollY)
    // The navigation type only changes together with the key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, pathname, search, isOverPage])
}

/**
 * Scrolls to a position now and whenever the page grows, until the position is reached or the user scrolls.
 * @returns a function that stops scrolling
 */
function restore(position: number): () => void {
  const observer = new ResizeObserver(scroll)
  const timer = startTimer(stop, restoreTimeoutMs)
  function stop() {
    timer.cancel()
    observer.disconnect()
    for (const event of otherScrolling) window.removeEventListener(event, stop)
  }
  function scroll() {
    window.scrollTo(0, position)
    if (Math.abs(window.scrollY - position) < 2) stop()
  }
  for (const event of otherScrolling) window.addEventListener(event, stop, { passive: true })
  observer.observe(document.body)
  scroll()
  return stop
}
