import { useEffect, useMemo, useRef } from 'react'
import { startTimer, type Timer } from './clock.ts'

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
