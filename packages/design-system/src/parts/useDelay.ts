import { useEffect, useMemo, useRef } from 'react'

/** A timer: one at a time, cancelled when the component unmounts. */
export function useDelay() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(
    () => ({
      /** Replaces the pending call. */
      start: (action: () => void, ms: number) => {
        clearTimeout(timer.current)
        timer.current = setTimeout(action, ms)
      },
      cancel: () => clearTimeout(timer.current),
    }),
    [],
  )
}
