import { useSyncExternalStore } from 'react'
import { isRunningHere, subscribeToExclusive } from './exclusive.ts'

/** Whether this page runs an exclusive action of this name, even if the screen that began it has been left. */
export function useIsRunningHere(name: string): boolean {
  return useSyncExternalStore(subscribeToExclusive, () => isRunningHere(name))
}
