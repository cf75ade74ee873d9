import { useAnnouncement } from '../../announcer/useAnnouncement.ts'
import { isIsoDay } from '../../parts/calendarDay.ts'
import { DateField } from '../DateField/DateField.tsx'
import * as styles from './DateRange.css.ts'

interface DateRangeValue {
  /** First and last day, `YYYY-MM-DD`; '' for an open end. As in a `DateField`, either may be a text that is not a date. */
  from: string
  to: string
}

interface DateRangeProps {
  /** Names the two dates as a group, for screen readers only. */
  label: string
  value: DateRangeValue
  /**
   * Called when the user has changed a date and leaves its field. It is called even if the range then ends before it starts,
   * because the component itself shows that error.
   */
  onChange: (value: DateRangeValue) => void
  /** For a toolbar: "From" and "To" stand before the fields, and weekdays are not shown. */
  isInline?: boolean
}

/** Two fields, for the first and the last day. Either may be empty. */
export function DateRange({ label, value: { from, to }, onChange, isInline = false }: DateRangeProps) {
  const isBackwards = isIsoDay(from) && isIsoDay(to) && to < from
  const problem = isBackwards ? 'Date To must not be before Date From' : undefined
  useAnnouncement(problem ?? '', { onlyChanges: true })
  const layout = { hideLabel: isInline, hasWeekday: !isInline }
  const end = isInline ? styles.inlineEnd : styles.end
  return (
    <div role="group" aria-label={label} className={styles.range}>
      <div className={end}>
        {isInline && <span aria-hidden>From</span>}
        <DateField {...layout} label="Date From" value={from} onChange={(next) => onChange({ from: next, to })} />
      </div>
      <div className={end}>
        {isInline && <span aria-hidden>To</span>}
        <DateField
          {...layout}
          label="Date To"
          value={to}
          onChange={(next) => onChange({ from, to: next })}
          errorMessage={problem}
        />
      </div>
    </div>
  )
}
