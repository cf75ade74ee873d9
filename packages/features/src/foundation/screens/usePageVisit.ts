import { createContext, use } from 'react'

/** See `usePageVisit`. */
export const PageVisitContext = createContext(0)

/**
 * Counts the pages that were visited since the portal was opened: 0 for the page that the browser has just loaded, where
 * the focus stays at the start of the document. Back to the first page is another visit, and so is a return to one that
 * was hidden while the next one was loading. A change of the query string alone is none.
 */
export function usePageVisit(): number {
  return use(PageVisitContext)
}

/**
 * Whether a new page may move the focus: nothing has it that can be operated, or still the link that was followed.
 * @param href The address of the new page.
 */
export function mayMoveFocus(href: string): boolean {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body || !isOperable(activeElement)) return true
  return activeElement instanceof HTMLAnchorElement && activeElement.pathname === href
}

/** Headings and the main landmark have the focus only when a script has put it there. */
const isOperable = (element: Element) => element.getAttribute('tabindex') !== '-1'
