import { CalendarDate } from '@trade-portal/design-system'
import { useState } from 'react'
import { localToday } from '../time/localToday.ts'

/** A date on paper: of the document, or the day on which it is printed, which says so. Rendered anew for each print. */
export function PrintDate({ date }: { readonly date: string | undefined }) {
  const [today] = useState(() => localToday(new Date()))
  if (date !== undefined) return <CalendarDate value={date} />
  return (
    <>
      Printed <CalendarDate value={today} />
    </>
  )
}
