import { DateInput, DateSegment, TimeField as AriaTimeField } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { fieldParts } from '../../parts/fieldParts.ts'
import type { FieldProps } from '../../parts/fieldParts.ts'
import { formatClockTime, parseClockTime } from './clockTime.ts'
import { useSegments } from '../../parts/useSegments.ts'
import * as field from '../../parts/FieldFrame.css.ts'
import * as segments from '../../parts/segments.css.ts'

/** Its value is `HH:MM` on a 24-hour clock, or '' while there is no whole time. */
export type TimeFieldProps = FieldProps<string>

/** A time of day without a time zone, shown on the clock of the locale. */
export function TimeField({ value, onChange, onBlur, ...props }: TimeFieldProps) {
  const { box, leave } = useSegments({ value, onChange, onBlur })
  const { root, frame } = fieldParts(props)
  return (
    <AriaTimeField
      {...root}
      value={parseClockTime(value)}
      onChange={(time) => onChange(time === null ? '' : formatClockTime(time))}
      onBlur={leave}
    >
      <FieldFrame {...frame}>
        <DateInput ref={box} className={classes(field.box, segments.parts)}>
          {(segment) => <DateSegment segment={segment} className={segments.segment} />}
        </DateInput>
      </FieldFrame>
    </AriaTimeField>
  )
}
