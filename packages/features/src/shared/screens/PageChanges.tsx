import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { LandingContext } from './landing.ts'

/** Around all screens: each begins at its top, and knows whether it is the page that the browser has opened. */
export function PageChanges({ children }: { children: ReactNode }) {
  const location = useLocation()
  const [landing] = useState(location)
  useEffect(() => {
    // Newer browsers return a promise, which is nothing for an effect to return.
    window.scrollTo(0, 0)
  }, [location.pathname])
  return <LandingContext value={landing}>{children}</LandingContext>
}
