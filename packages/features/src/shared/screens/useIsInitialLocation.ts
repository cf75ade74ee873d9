import { createContext, use } from 'react'
import { useLocation, type Location } from 'react-router-dom'

/** Where somebody was when the portal was opened. */
export const LandingContext = createContext<Location | undefined>(undefined)

/**
 * Whether the browser has just opened this address. Then the focus stays at the beginning, as on any page. Back to the
 * first address of all is no arrival, although the router calls it by the same key.
 */
export function useIsArrival(): boolean {
  const location = useLocation()
  const landing = use(LandingContext)
  return location.key === 'default' && (landing === undefined || landing === location)
}

/**
 * Whether a new page may take the focus: it is on nothing, or still on the link that led here.
 * @param href The address of the new page.
 */
export function isFocusFree(href: string): boolean {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body || activeElement.tagName === 'MAIN') return true
  return activeElement instanceof HTMLAnchorElement && activeElement.pathname === href
}
