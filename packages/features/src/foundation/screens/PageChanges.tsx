import { startTimer } from '@trade-portal/design-system/time'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { mayMoveFocus, PageVisitContext } from './usePageVisit.ts'
import { useScrollPosition } from './useScrollPosition.ts'

/** Wraps all screens: manages the scroll position, the focus after Back, and the count of visited pages. */
export function PageChanges({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [visit, setVisit] = useState({ pathname, count: 0 })
  if (visit.pathname !== pathname) setVisit({ pathname, count: visit.count + 1 })
  useScrollPosition()
  useFocusOnReturn()
  return <PageVisitContext value={visit.count}>{children}</PageVisitContext>
}

/** How long to wait for the link to be shown again, in milliseconds. */
const returnTimeoutMs = 5000

/**
 * After Back and Forward, moves the focus to the link by which the page was left, such as that of a row, when it is shown
 * again. Until then the heading has the focus.
 */
function useFocusOnReturn(): void {
  const { key, pathname } = useLocation()
  const navigation = useNavigationType()
  /** Addresses of the links, by the key of the history's entry. */
  const links = useRef(new Map<string, string>())
  const current = useRef({ key, navigation })

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null
      links.current.set(current.current.key, link?.getAttribute('href') ?? '')
    }
    window.addEventListener('click', onClick, { capture: true })
    return () => window.removeEventListener('click', onClick, { capture: true })
  }, [])

  useEffect(() => {
    current.current = { key, navigation }
  }, [key, navigation])

  // Does not depend on the key: a list that writes its scroll position into the address gets a new key while its rows are
  // still loading.
  useEffect(() => {
    const href = links.current.get(current.current.key)
    return href && current.current.navigation === NavigationType.Pop ? focusOnceShown(href, pathname) : undefined
  }, [pathname])
}

/** Focuses the link with this address as soon as it is visible. @returns a function that stops waiting */
function focusOnceShown(href: string, pathname: string): () => void {
  const observer = new MutationObserver(look)
  const timer = startTimer(stop, returnTimeoutMs)
  function stop() {
    timer.cancel()
    observer.disconnect()
  }
  function look() {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
    const link = links.find((one) => one.getAttribute('href') === href && one.checkVisibility())
    if (!link) return
    stop()
    if (mayMoveFocus(pathname)) link.focus({ preventScroll: true })
  }
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return stop
}
