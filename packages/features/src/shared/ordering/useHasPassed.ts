import { useEffect, useState } from 'react'

/** Whether a time has passed. @param at Milliseconds since 1970. */
export function useHasPassed(at: number): boolean {
  const [hasPassed, setHasPassed] = useState(() => Date.now() >= at)
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), Math.max(at - Date.now(), 0))
    return () => clearTimeout(timer)
  }, [at])
  return hasPassed
}
