import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Delays a change that the current screen should not show, because the user is about to leave it. The change is made when
 * the component is unmounted, before the next screen is painted.
 */
export function useDeferUntilUnmount() {
  const isLeft = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useLayoutEffect(() => {
    const acts = waiting.current
    isLeft.current = false
    return () => {
      isLeft.current = true
      for (const act of acts.splice(0)) act()
    }
  }, [])
  return useCallback((act: () => void) => {
    if (isLeft.current) act()
    else waiting.current.push(act)
  }, [])
}
