import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Delays a change that the screen should not show, because it is about to be left. The change is made when the component is
 * unmounted, before the next screen is painted.
 */
export function useWhenLeft() {
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
