/** Days as `YYYY-MM-DD`; '' for no limit. */
interface Dates {
  readonly from: string
  readonly to: string
}

/**
 * Whether a day is between two others, both included. A row without a date is in every range, because otherwise the default
 * range would always hide it.
 */
export function isWithinDates(day: string | null, { from, to }: Dates): boolean {
  if (day === null) return true
  return (from === '' || day >= from) && (to === '' || day <= to)
}
