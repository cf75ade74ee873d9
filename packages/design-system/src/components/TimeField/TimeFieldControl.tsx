import { DateInput, DateSegment, TimeField as AriaTimeField } from 'react-aria-components'
import { AriaLocale } from '../../parts/AriaLocale.tsx'
import { classes } from '../../css/classes.ts'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { fieldParts } from '../../parts/fieldParts.ts'
import type { FieldRoot } from '../../parts/lazyField.tsx'
import { formatClockTime, parseClockTime } from './clockTime.ts'
import type { TimeFieldProps } from './TimeFieldProps.ts'
import { useSegments } from '../../parts/useSegments.ts'
import * as field from '../../parts/FieldFrame.css.ts'
import * as segments from '../../parts/segments.css.ts'

/** The time field with its code. */
export function TimeFieldControl({ root: element, value, onChange, onBlur, ...props }: TimeFieldProps & FieldRoot) {
  const { box, leave } = useSegments({ value, onChange, onBlur })
  const { root, frame } = fieldParts(props)
  return (
    <AriaLocale>
      <AriaTimeField
        {...root}
        ref={element}
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
    </AriaLocale>
  )
}
