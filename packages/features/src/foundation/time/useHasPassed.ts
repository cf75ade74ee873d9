import { useEffect, useState } from 'react'
import { now, startTimer } from '@trade-portal/design-system/time'

/** Whether a moment has passed. @param at Milliseconds since 1970. */
export function useHasPassed(at: number): boolean {
  const [hasPassed, setHasPassed] = useState(() => now() >= at)
  useEffect(() => {
    const timer = startTimer(() => setHasPassed(true), Math.max(at - now(), 0))
    return () => timer.cancel()
  }, [at])
  return hasPassed
}
