import type { FormControlProps } from '../../parts/FieldProps.ts'
import { DateField } from '../DateField/DateField.tsx'
import { weekdayName } from '../DateField/readDate.ts'
import * as styles from './DateRange.css.ts'

interface DateRangeValue {
  /** First and last day, `YYYY-MM-DD`; '' for an open end. As in a `DateField`, either may be a text that is not a date. */
  from: string
  to: string
}

/**
 * `label` names the two dates as a group, for screen readers only. `onChange` is called when the user has changed a date
 * and leaves its field. It is called even if the range then ends before it starts, because the component itself shows that
 * error.
 */
interface DateRangeProps extends Omit<FormControlProps<DateRangeValue>, 'name'> {
  fromLabel?: string
  toLabel?: string
  /** First and last day that can be picked, `YYYY-MM-DD`. */
  minValue?: string
  maxValue?: string
  isDisabled?: boolean
  /** For a toolbar: "From" and "To" stand before the fields, and weekdays are not shown. */
  isInline?: boolean
}

/** Two fields, for the first and the last day. Either may be empty. */
export function DateRange({
  label,
  fromLabel = 'Date From',
  toLabel = 'Date To',
  value: { from, to },
  onChange,
  errorMessage,
  isInline = false,
  ...rest
}: DateRangeProps) {
  const isBackwards = [from, to].every((day) => weekdayName(day) !== '') && to < from
  return (
    <div role="group" aria-label={label} className={styles.range}>
      <div className={isInline ? styles.inlineEnd : styles.end}>
        {isInline && <span aria-hidden>From</span>}
        <DateField
          {...rest}
          hideLabel={isInline}
          hasWeekday={!isInline}
          label={fromLabel}
          value={from}
          onChange={(next) => onChange({ from: next, to })}
        />
      </div>
      <div className={isInline ? styles.inlineEnd : styles.end}>
        {isInline && <span aria-hidden>To</span>}
        <DateField
          {...rest}
          hideLabel={isInline}
          hasWeekday={!isInline}
          label={toLabel}
          value={to}
          onChange={(next) => onChange({ from, to: next })}
          errorMessage={isBackwards ? `${toLabel} must not be before ${fromLabel}` : errorMessage}
        />
      </div>
    </div>
  )
}
