import type { CalendarDate } from '@internationalized/date'
import { useState } from 'react'
import { parseIsoDate } from '../../parts/isoDate.ts'

interface TypedDateInput {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A year counts once it has four digits: while 1998 is typed it is 1, 19 and 199 in between. */
const toValue = (date: CalendarDate | null) => (date === null || date.year < 1000 ? '' : date.toString())

/** The date as it is typed. `onChange` is called with '' until the year has four digits. */
export function useTypedDate({ value, onChange }: TypedDateInput) {
  const [typed, setTyped] = useState<CalendarDate | null>(null)
  const [isLeft, setLeft] = useState(false)
  const isYearShort = typed !== null && toValue(typed) === '' && value === ''

  const change = (date: CalendarDate | null) => {
    setTyped(date)
    setLeft(false)
    if (toValue(date) !== value) onChange(toValue(date))
  }
  return {
    date: isYearShort ? typed : parseIsoDate(value),
    change,
    leave: () => setLeft(true),
    /** Only once the field is left: an error while one types would come too early. */
    error: isYearShort && isLeft ? 'Please enter the year with four digits' : undefined,
  }
}
