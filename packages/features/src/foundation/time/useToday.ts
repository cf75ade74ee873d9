import { useSyncExternalStore } from 'react'
import { today } from './today.ts'

/** The customer's calendar day, `YYYY-MM-DD`, also in a tab that stays open overnight. */
export function useToday(): string {
  return useSyncExternalStore(today.subscribe, today.current)
}
