import type { Locale } from '@trade-portal/design-system'
import { now, startTimer } from '@trade-portal/design-system/time'
import { useEffect, useState } from 'react'

/** Formats a date and time in the customer's time zone. @param at Milliseconds since 1970. */
export function formatMoment(at: number, locale: Locale): string {
  return new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
}

/** Whether a moment has passed. @param at Milliseconds since 1970. */
export function useHasPassed(at: number): boolean {
  const [hasPassed, setHasPassed] = useState(() => now() >= at)
  useEffect(() => {
    const timer = startTimer(() => setHasPassed(true), Math.max(at - now(), 0))
    return () => timer.cancel()
  }, [at])
  return hasPassed
}
