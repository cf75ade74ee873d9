import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** How long a page may take to grow to the height that it had, in milliseconds. */
const growsWithin = 5000
const takesOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * A new page begins at its top. Back and Forward return to where the page was left, as soon as it is long enough again;
 * a change of the query alone leaves the position as it is.
 */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation()
  const navigation = useNavigationType()
  const positions = useRef(new Map<string, number>())
  const current = useRef(key)
  const shownPath = useRef(pathname)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    // After a reload the browser itself restores the position.
    const onPageHide = () => {
      window.history.scrollRestoration = 'auto'
    }
    const onScroll = () => positions.current.set(current.current, window.scrollY)
    window.addEventListener('pagehide', onPageHide)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('pagehide', onPageHide)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])

  useLayoutEffect(() => {
    if (current.current === key) return
    current.current = key
    const isNewPage = shownPath.current !== pathname
    shownPath.current = pathname
    if (navigation === NavigationType.Pop) return restore(positions.current.get(key) ?? 0)
    if (isNewPage) window.scrollTo(0, 0)
    // The type of navigation belongs to the key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, pathname])
}

/** Scrolls there now, and again while the page grows, until it is reached or the person scrolls. */
function restore(position: number): () => void {
  const observer = new ResizeObserver(scroll)
  const timer = setTimeout(stop, growsWithin)
  function stop() {
    clearTimeout(timer)
    observer.disconnect()
    for (const event of takesOver) window.removeEventListener(event, stop)
  }
  function scroll() {
    window.scrollTo(0, position)
    if (Math.abs(window.scrollY - position) < 2) stop()
  }
  for (const event of takesOver) window.addEventListener(event, stop, { passive: true })
  observer.observe(document.body)
  scroll()
  return stop
}
