import { CalendarDate, formatCalendarDate, type Locale } from '@trade-portal/design-system'
import { readIsoDate } from '@trade-portal/supplier-api'

/**
 * The day of a statement.
 * @param date The supplier's key of the statement. If the key is not a day of the form YYYY-MM-DD, it is shown unchanged.
 */
export function StatementDate({ date }: { readonly date: string }) {
  const day = readIsoDate(date)
  return day === null ? date : <CalendarDate value={day} />
}

/**
 * The name of a statement, such as "Statement 31/10/2026". If the key is not a day of the form YYYY-MM-DD, the name
 * contains the key unchanged.
 */
export function statementName(key: string, locale: Locale): string {
  const day = readIsoDate(key)
  return `Statement ${day === null ? key : formatCalendarDate(day, locale)}`
}
