import { useSyncExternalStore } from 'react'
import { isRunningHere, subscribeToExclusive } from './exclusive.ts'

/** Whether this page is running an exclusive action of this name, also one that was begun before its screen was left. */
export function useIsRunningHere(name: string): boolean {
  return useSyncExternalStore(subscribeToExclusive, () => isRunningHere(name))
}
