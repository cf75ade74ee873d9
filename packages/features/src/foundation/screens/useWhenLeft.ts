import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Puts off what would change the screen that is about to be left: it runs once the component is gone and before the next
 * screen is painted.
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
