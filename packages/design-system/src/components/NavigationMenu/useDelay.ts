import { useEffect, useMemo, useRef } from 'react'
import { startTimer, type Timer } from '../../time/clock.ts'

/** Milliseconds that the pointer must rest on an entry to open it. A pointer that moves past opens nothing. */
export const openDelay = 150

/** Milliseconds that a menu stays open after the pointer has left. */
export const closeDelay = 2000

/** A single timer, which is cancelled when the component unmounts. */
export function useDelay() {
  const timer = useRef<Timer>(undefined)
  useEffect(() => () => timer.current?.cancel(), [])
  return useMemo(
    () => ({
      /** Cancels a pending call and starts the timer. */
      start: (action: () => void, ms: number) => {
        timer.current?.cancel()
        timer.current = startTimer(action, ms)
      },
      cancel: () => timer.current?.cancel(),
    }),
    [],
  )
}
