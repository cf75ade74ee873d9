import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Whether anybody can see the page: it may be a tab in the background. */
export const usePageInSight = (): boolean => useSyncExternalStore(subscribe, () => !document.hidden)
