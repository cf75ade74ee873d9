import { useSyncExternalStore } from 'react'
import { today } from './today.ts'

/** The customer's calendar day, `YYYY-MM-DD`. A tab that stays open goes on with the next day. */
export function useToday(): string {
  return useSyncExternalStore(today.subscribe, today.current)
}
