import { CalendarDate, Text } from '@trade-portal/design-system'
import { readIsoDate } from '@trade-portal/supplier-api'

/** The day of a statement. A key in another form than YYYY-MM-DD is shown as it came: its parts could mean anything. */
export function StatementDate({ date }: { readonly date: string }) {
  const day = readIsoDate(date)
  return day === null ? <Text as="span">{date}</Text> : <CalendarDate value={day} />
}
