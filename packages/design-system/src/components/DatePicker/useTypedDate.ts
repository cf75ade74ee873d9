import type { CalendarDate } from '@internationalized/date'
import { useState } from 'react'
import { parseIsoDate } from '../../parts/isoDate.ts'

interface TypedDateInput {
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

/** The year is whole once it has four digits: on the way to 1998 it is 1, 19 and 199. */
const told = (date: CalendarDate | null) => (date === null || date.year < 1000 ? null : date.toString())

/** A date as the reader sees it, which is told only once its year is whole. */
export function useTypedDate({ value, onChange }: TypedDateInput) {
  const [typed, setTyped] = useState<CalendarDate | null>(null)
  const [isLeft, setLeft] = useState(false)
  const isShort = typed !== null && told(typed) === null && value === null

  const change = (date: CalendarDate | null) => {
    setTyped(date)
    setLeft(false)
    if (told(date) !== value) onChange(told(date))
  }
  return {
    date: isShort ? typed : parseIsoDate(value),
    change,
    leave: () => setLeft(true),
    /** Shown once the field is left, for nobody likes to be told off while typing. */
    complaint: isShort && isLeft ? 'Please enter the year with four digits' : undefined,
  }
}
