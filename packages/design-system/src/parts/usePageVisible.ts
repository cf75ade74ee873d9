import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Whether the page is visible, and not a tab in the background. */
export const usePageVisible = (): boolean => useSyncExternalStore(subscribe, () => !document.hidden)
