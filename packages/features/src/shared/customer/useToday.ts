import { useSyncExternalStore } from 'react'
import { localToday } from './localToday.ts'

/** In milliseconds. */
const checkedEvery = 60_000

/** The date in the customer's time zone, `YYYY-MM-DD`; it follows in a tab that is open over midnight. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today)
}

const today = () => localToday(new Date(Date.now()))

/** By the minute, because a timer until midnight stands still while the computer sleeps. */
function subscribe(check: () => void) {
  const timer = setInterval(check, checkedEvery)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
}
