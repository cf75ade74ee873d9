import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { LandingContext } from './landing.ts'
import { useScrollPosition } from './useScrollPosition.ts'

/** Around all screens: scrolls as pages change, and remembers which page the browser has opened. */
export function PageChanges({ children }: { children: ReactNode }) {
  const [landing] = useState(useLocation())
  useScrollPosition()
  return <LandingContext value={landing}>{children}</LandingContext>
}
