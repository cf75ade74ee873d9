import { useEffect, useState } from 'react'
import { startInterval } from '@trade-portal/design-system/time'
import { isRunningAnywhere, subscribeToExclusive } from './exclusive.ts'

/** Polled, because browsers do not report when a lock becomes free. */
const askAgainAfterMs = 1000

/** Whether an exclusive action, of this page or another tab, has ended since the component was mounted. */
export function useHasEnded(name: string): boolean {
  const [hasEnded, setHasEnded] = useState(false)
  useEffect(() => {
    if (hasEnded) return
    let isCurrent = true
    const look = async () => {
      const isRunning = await isRunningAnywhere(name)
      if (isCurrent && !isRunning) setHasEnded(true)
    }
    const lookSoon = () => void look()
    lookSoon()
    const timer = startInterval(lookSoon, askAgainAfterMs)
    const unsubscribe = subscribeToExclusive(lookSoon)
    return () => {
      isCurrent = false
      timer.cancel()
      unsubscribe()
    }
  }, [name, hasEnded])
  return hasEnded
}
