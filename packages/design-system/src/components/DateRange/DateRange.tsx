import { Group } from 'react-aria-components'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import * as styles from './DateRange.css.ts'

export interface DateRangeValue {
  /** First and last day, `YYYY-MM-DD`; null where that end is open. */
  from: string | null
  to: string | null
}

export interface DateRangeProps {
  /** Names the two as a group, read aloud. */
  label: string
  fromLabel?: string
  toLabel?: string
  value: DateRangeValue
  /** Told as typed, also while the end is before the start; a range like that shows its own error. */
  onChange: (value: DateRangeValue) => void
  /** First and last day that may be picked, `YYYY-MM-DD`. */
  minValue?: string
  maxValue?: string
  isDisabled?: boolean
}

/** From one day to another, each of which may be left open. */
export function DateRange({
  label,
  fromLabel = 'Date From',
  toLabel = 'Date To',
  value: { from, to },
  onChange,
  ...rest
}: DateRangeProps) {
  const isBackwards = from !== null && to !== null && to < from
  return (
    <Group aria-label={label} className={styles.range}>
      <div className={styles.end}>
        <DatePicker {...rest} label={fromLabel} value={from} onChange={(next) => onChange({ from: next, to })} />
      </div>
      <div className={styles.end}>
        <DatePicker
          {...rest}
          label={toLabel}
          value={to}
          onChange={(next) => onChange({ from, to: next })}
          errorMessage={isBackwards ? `${toLabel} must not be before ${fromLabel}` : undefined}
        />
      </div>
    </Group>
  )
}
