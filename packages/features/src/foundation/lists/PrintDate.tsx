import { CalendarDate } from '@trade-portal/design-system'
import { useState } from 'react'
import { today } from '../time/calendarDay.ts'

/**
 * The date on a printed page: the date of the document, or "Printed" and today's date. Each print mounts this component
 * again, so that today's date is current.
 */
export function PrintDate({ date }: { readonly date: string | undefined }) {
  const [printedOn] = useState(today.current)
  if (date !== undefined) return <CalendarDate value={date} />
  return (
    <>
      Printed <CalendarDate value={printedOn} />
    </>
  )
}
