import { useSyncExternalStore } from 'react'
import { reducedMotion } from '../css/breakpoints.ts'

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(reducedMotion)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the reader's device asks for as little motion as possible. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(reducedMotion).matches)
