import { useEffect, useMemo, useRef } from 'react'

/** Does something later: one thing at a time, and nothing once the component has gone. */
export function useDelay() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(
    () => ({
      /** Replaces whatever was to be done. */
      start: (action: () => void, ms: number) => {
        clearTimeout(timer.current)
        timer.current = setTimeout(action, ms)
      },
      cancel: () => clearTimeout(timer.current),
    }),
    [],
  )
}
