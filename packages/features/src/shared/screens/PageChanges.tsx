import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { InitialLocationContext } from './useIsInitialLocation.ts'
import { useScrollPosition } from './useScrollPosition.ts'

/** Wraps all screens: manages the scroll position, and provides the location that the portal was opened at. */
export function PageChanges({ children }: { children: ReactNode }) {
  const [initialLocation] = useState(useLocation())
  useScrollPosition()
  return <InitialLocationContext value={initialLocation}>{children}</InitialLocationContext>
}
