import { startTimer } from '@trade-portal/design-system/time'
import { useEffect, useRef, useState, createContext, use, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useScrollPosition } from './useScrollPosition.ts'

/** Wraps all screens: manages the scroll position, the focus after Back, and the number of page visits. */
export function PageVisitProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [visit, setVisit] = useState({ pathname, count: 0 })
  if (visit.pathname !== pathname) setVisit({ pathname, count: visit.count + 1 })
  useScrollPosition()
  useFocusOnReturn()
  return <PageVisitContext value={visit.count}>{children}</PageVisitContext>
}

/** How long `useFocusOnReturn` waits until the followed link appears again, in milliseconds. */
const returnTimeoutMs = 5000

/**
 * After Back or Forward, the focus returns to the link with which the user left the page, such as the link of a row. Until
 * that link appears again, the heading has the focus.
 */
function useFocusOnReturn(): void {
  const { key, pathname } = useLocation()
  const navigation = useNavigationType()
  /**
   * For each history entry, by its key: the address of the link that the user pressed last on that page. '' if the last
   * press was not on a link.
   */
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

  // The key is not a dependency. A list changes the key when it writes its scroll position into the address, even while
  // rows are loading. That must not stop the wait for the link.
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

const PageVisitContext = createContext(0)

/**
 * Counts the page visits since the portal was opened. The first page has number 0, and its focus stays at the start of the
 * document. Going back to a page counts as a visit, even if the page that was to follow had not appeared yet. A change of
 * only the query string does not count.
 */
export function usePageVisit(): number {
  return use(PageVisitContext)
}

/**
 * Whether a new page may move the focus. It may if no operable element has the focus, or if the focused element is the link
 * that led to the page.
 * @param href The address of the new page.
 */
export function mayMoveFocus(href: string): boolean {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body || !isOperable(activeElement)) return true
  return activeElement instanceof HTMLAnchorElement && activeElement.pathname === href
}

/** A tabindex of -1 marks headings and the main landmark, which only scripts can focus. */
const isOperable = (element: Element) => element.getAttribute('tabindex') !== '-1'
