import { pageState } from '@trade-portal/design-system/page-state'
import { now, startInterval } from '@trade-portal/design-system/time'
import { readIsoDate } from '@trade-portal/supplier-api'
import { formatISO } from 'date-fns'
import { useSyncExternalStore } from 'react'

/** The calendar day of a moment in the customer's time zone, `YYYY-MM-DD`. @param at A number is milliseconds since 1970. */
export const dayOf = (at: Date | number): string => formatISO(at, { representation: 'date' })

/** Whether the value of a date field is empty or a day. Any other value is typed text that could not be read. */
export const isDayOrBlank = (value: string | undefined) => !value || readIsoDate(value) === value

/**
 * How often the date is checked, in milliseconds. One timer until midnight would be late, because timers stop while a
 * computer sleeps.
 */
const dateCheckIntervalMs = 60_000

interface Day {
  readonly listeners: Set<() => void>
  known: string
  stop: () => void
}

const watchedDay = pageState((): Day => ({ listeners: new Set(), known: '', stop: () => {} }))

/** The customer's calendar day, `YYYY-MM-DD`, for `useSyncExternalStore`. */
export const today = {
  current: () => dayOf(now()),
  /** Calls the listener when a new day has begun, also after the tab was in the background. */
  subscribe: (listener: () => void) => {
    const day = watchedDay()
    day.listeners.add(listener)
    if (day.listeners.size === 1) watch(day)
    return () => {
      day.listeners.delete(listener)
      if (day.listeners.size === 0) day.stop()
    }
  },
}

function watch(day: Day): void {
  const check = () => {
    const current = today.current()
    if (current === day.known) return
    day.known = current
    for (const listener of day.listeners) listener()
  }
  day.known = today.current()
  const timer = startInterval(check, dateCheckIntervalMs)
  day.stop = () => {
    timer.cancel()
    document.removeEventListener('visibilitychange', check)
  }
  document.addEventListener('visibilitychange', check)
}

/** The customer's calendar day, `YYYY-MM-DD`. It is updated in a tab that stays open overnight. */
export function useToday(): string {
  return useSyncExternalStore(today.subscribe, today.current)
}
