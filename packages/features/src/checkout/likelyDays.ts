import { addBusinessDays, addDays, formatISO, parseISO } from 'date-fns'

/** The most likely required days: tomorrow, and the next working day (Monday to Friday) if that is not tomorrow. */
export function likelyDays(today: string) {
  const day = parseISO(today)
  const tomorrow = { label: 'Tomorrow', value: isoDay(addDays(day, 1)) }
  const working = { label: 'Next working day', value: isoDay(addBusinessDays(day, 1)) }
  return working.value === tomorrow.value ? [tomorrow] : [tomorrow, working]
}

const isoDay = (day: Date) => formatISO(day, { representation: 'date' })
