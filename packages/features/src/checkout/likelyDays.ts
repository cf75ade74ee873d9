import { addBusinessDays, addDays, parseISO } from 'date-fns'
import { dayOf } from '../foundation/time/calendarDay.ts'

/** The most likely required days: tomorrow, and the next working day (Monday to Friday) if that is not tomorrow. */
export function likelyDays(today: string) {
  const day = parseISO(today)
  const tomorrow = { label: 'Tomorrow', value: dayOf(addDays(day, 1)) }
  const working = { label: 'Next working day', value: dayOf(addBusinessDays(day, 1)) }
  return working.value === tomorrow.value ? [tomorrow] : [tomorrow, working]
}
