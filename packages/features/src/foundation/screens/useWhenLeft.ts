import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Delays a change that would affect the screen that is about to be left: it runs when the component is unmounted, before the
 * next screen is painted.
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
