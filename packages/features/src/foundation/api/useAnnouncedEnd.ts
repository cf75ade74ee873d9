import { loadingAnnouncedAfterMs, announce } from '@trade-portal/design-system'
import { useEffect, useRef } from 'react'
import { startTimer } from '@trade-portal/design-system/time'

/**
 * Announces the end of a load, if the load was announced because it was slow or had failed.
 * @param state `loading` again during a retry
 * @param ended Such as "Loaded your cart"; '' if something else announces it
 */
export function useAnnouncedEnd(state: 'loading' | 'failed' | 'loaded', ended: string): void {
  const isReported = useRef(false)
  useEffect(() => {
    if (state === 'failed') isReported.current = true
    if (state === 'loaded') {
      if (isReported.current) announce(ended)
      isReported.current = false
    }
    if (state !== 'loading') return undefined
    const timer = startTimer(() => {
      isReported.current = true
    }, loadingAnnouncedAfterMs)
    return () => timer.cancel()
  }, [state, ended])
}
