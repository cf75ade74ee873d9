import { createContext, use } from 'react'

export const PageVisitContext = createContext(0)

/**
 * Counts the page visits since the portal was opened. The first page has number 0, and its focus stays at the start of the
 * document. Back to a page counts as a visit, even if the next page had not appeared yet and the page was only hidden. A
 * change of only the query string does not count.
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
