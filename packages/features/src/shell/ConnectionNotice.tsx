import { Banner } from '@trade-portal/design-system'
import { useSyncExternalStore } from 'react'

/** Shown while the browser is offline. Meanwhile actions fail; they are not queued. */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    !isOnline && (
      <Banner tone="caution">
        You are offline. What you see may be out of date, and nothing can be sent until you are back online.
      </Banner>
    )
  )
}

function subscribe(changed: () => void) {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
