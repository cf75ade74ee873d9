import { useSyncExternalStore } from 'react'
import { calmMotion } from '../css/breakpoints.ts'

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(calmMotion)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the reader's device asks for as little motion as possible. */
export const useCalmMotion = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(calmMotion).matches)
