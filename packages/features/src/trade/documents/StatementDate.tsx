import { CalendarDate } from '@trade-portal/design-system'
import { readIsoDate } from '@trade-portal/supplier-api'

/**
 * The day of a statement.
 * @param date The supplier's key of the statement. It is shown unchanged if it is not YYYY-MM-DD.
 */
export function StatementDate({ date }: { readonly date: string }) {
  const day = readIsoDate(date)
  return day === null ? date : <CalendarDate value={day} />
}
