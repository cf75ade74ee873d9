import { createContext, use } from 'react'
import { useLocation, type Location } from 'react-router-dom'

/** The location at which the portal was opened. */
export const InitialLocationContext = createContext<Location | undefined>(undefined)

/**
 * Whether the browser has just opened the portal at this location. The focus then stays at the start of the document,
 * as on any page load. False after a return to this address by Back: the router uses the key `default` then too, but
 * the location is another object.
 */
export function useIsInitialLocation(): boolean {
  const location = useLocation()
  const initial = use(InitialLocationContext)
  return location.key === 'default' && (initial === undefined || initial === location)
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
