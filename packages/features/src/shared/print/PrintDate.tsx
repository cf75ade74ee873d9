import { CalendarDate } from '@trade-portal/design-system'
import { useState } from 'react'
import { localToday } from '../customer/localToday.ts'

/** A date on paper: of the document, or of the day on which it is printed. Rendered anew for each print. */
export function PrintDate({ date }: { readonly date: string | undefined }) {
  const [today] = useState(() => localToday(new Date()))
  return <CalendarDate value={date ?? today} />
}
