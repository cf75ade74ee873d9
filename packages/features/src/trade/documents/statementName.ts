import { formatCalendarDate, type Locale } from '@trade-portal/design-system'
import { readIsoDate } from '@trade-portal/supplier-api'

/** What people call a statement, such as "Statement 31/10/2026". A key in another form than YYYY-MM-DD stays as it came. */
export function statementName(key: string, locale: Locale): string {
  const day = readIsoDate(key)
  return `Statement ${day === null ? key : formatCalendarDate(day, locale)}`
}
