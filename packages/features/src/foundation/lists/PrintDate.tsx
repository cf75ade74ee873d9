import { CalendarDate } from '@trade-portal/design-system'
import { useState } from 'react'
import { localToday } from '../time/localToday.ts'

/** The date on a printed page: that of the document, or "Printed" with today. Mounted for each print. */
export function PrintDate({ date }: { readonly date: string | undefined }) {
  const [today] = useState(() => localToday(new Date()))
  if (date !== undefined) return <CalendarDate value={date} />
  return (
    <>
      Printed <CalendarDate value={today} />
    </>
  )
}
