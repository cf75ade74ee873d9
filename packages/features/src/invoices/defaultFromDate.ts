/** How many calendar months of invoices are shown by default. */
const shownMonths = 3

/**
 * The first day that a list of invoices shows by default: three calendar months before today, or the last day of that month
 * if it is shorter. Independent of time zones.
 * @param today `YYYY-MM-DD`
 */
export function defaultFromDate(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const months = year * 12 + month - 1 - shownMonths
  const lastDay = new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0)).getUTCDate()
  const parts = [Math.floor(months / 12), (months % 12) + 1, Math.min(day, lastDay)]
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-')
}
