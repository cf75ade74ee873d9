import { useEffect, useRef } from 'react'

/** Whether the component is still mounted. For outcomes that may arrive after the user has left the screen. */
export function useIsMounted() {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
