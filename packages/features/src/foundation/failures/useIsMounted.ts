import { useEffect, useRef } from 'react'

/** Whether the component is still mounted, for an outcome that may arrive after its screen has been left. */
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
