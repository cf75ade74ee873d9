/** Days as `YYYY-MM-DD`; '' where that end is open. */
interface Dates {
  readonly from: string
  readonly to: string
}

/**
 * Whether a day is between two others, both included. A row whose date is not known is in every range: no range says
 * that it does not belong there, and hidden by the default one it would never be seen.
 */
export function isWithinDates(day: string | null, { from, to }: Dates): boolean {
  if (day === null) return true
  return (from === '' || day >= from) && (to === '' || day <= to)
}
