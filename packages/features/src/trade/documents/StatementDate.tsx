import { CalendarDate } from '@trade-portal/design-system'
import { readIsoDate } from '@trade-portal/supplier-api'

/**
 * The day of a statement, for the eye.
 * @param date The supplier's key of the statement. One in another form than YYYY-MM-DD is shown as it came: its parts
 * could mean anything.
 */
export function StatementDate({ date }: { readonly date: string }) {
  const day = readIsoDate(date)
  return day === null ? date : <CalendarDate value={day} />
}
