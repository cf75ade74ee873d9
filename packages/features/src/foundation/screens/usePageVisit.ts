import { createContext, use } from 'react'

/** See `usePageVisit`. */
export const PageVisitContext = createContext(0)

/**
 * Counts the page visits since the portal was opened. It is 0 for the first page, where the focus stays at the start of the
 * document. Back counts as a visit, and so does returning to a page that was hidden while the next one was loading. A change
 * of the query string alone does not.
 */
export function usePageVisit(): number {
  return use(PageVisitContext)
}

/**
 * Whether a new page may move the focus: the focused element cannot be operated, or is the link that was followed.
 * @param href The address of the new page.
 */
export function mayMoveFocus(href: string): boolean {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body || !isOperable(activeElement)) return true
  return activeElement instanceof HTMLAnchorElement && activeElement.pathname === href
}

/** Headings and the main landmark only have the focus if a script has set it. */
const isOperable = (element: Element) => element.getAttribute('tabindex') !== '-1'
