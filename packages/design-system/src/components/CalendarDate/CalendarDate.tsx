import { useLocale } from '../../parts/format.ts'
import * as styles from './CalendarDate.css.ts'
import { formatCalendarDate } from './formatCalendarDate.ts'

interface CalendarDateProps {
  /** `YYYY-MM-DD`; a dash is shown for anything else. */
  value: string | null
}

export function CalendarDate({ value }: CalendarDateProps) {
  const text = formatCalendarDate(value, useLocale().locale)
  return (
    <time dateTime={text === '-' || value === null ? undefined : value} className={styles.date}>
      {text}
    </time>
  )
}
