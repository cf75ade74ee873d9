import { loadingAnnouncedAfterMs, announce } from '@trade-portal/design-system'
import { useEffect, useRef } from 'react'
import { startTimer } from '@trade-portal/design-system/time'

/**
 * Tells screen readers that a load has ended, if they were told of it: because it was slow, or because it had failed.
 * @param state `loading` again while a failed load is repeated
 * @param ended Such as "Loaded your cart"; '' where something else tells it
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
