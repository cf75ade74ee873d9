import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PageVisitContext } from './usePageVisit.ts'
import { useFocusOnReturn } from './useFocusOnReturn.ts'
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
