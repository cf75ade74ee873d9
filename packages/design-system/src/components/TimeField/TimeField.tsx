import type { Ref } from 'react'
import { DateInput, DateSegment, Group, TimeField as AriaTimeField } from 'react-aria-components'
import { FieldFrame, isInvalid } from '../../parts/FieldFrame.tsx'
import type { FieldProps, FocusTarget } from '../../parts/FieldFrame.tsx'
import { formatClockTime, parseClockTime } from './clockTime.ts'
import { useSegments } from '../../parts/useSegments.ts'
import * as field from '../../parts/FieldFrame.css.ts'
import * as segments from '../../parts/segments.css.ts'

export interface TimeFieldProps extends FieldProps {
  /** `HH:MM` on a 24-hour clock; null while no whole time is there. */
  value: string | null
  onChange: (value: string | null) => void
  inputRef?: Ref<FocusTarget>
}

/** A time of day without a time zone, shown on the clock of the locale. */
export function TimeField({
  label,
  description,
  errorMessage,
  hideLabel,
  inputRef,
  value,
  onChange,
  ...rest
}: TimeFieldProps) {
  const { box, leave } = useSegments({ value, onChange, onBlur: rest.onBlur, inputRef })
  return (
    <AriaTimeField
      {...rest}
      value={parseClockTime(value)}
      onChange={(time) => onChange(time === null ? null : formatClockTime(time))}
      onBlur={leave}
      isInvalid={isInvalid(errorMessage)}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldFrame
        label={label}
        hideLabel={hideLabel}
        isRequired={rest.isRequired}
        description={description}
        errorMessage={errorMessage}
      >
        <Group ref={box} className={field.box}>
          <DateInput className={segments.input}>
            {(segment) => <DateSegment segment={segment} className={segments.segment} />}
          </DateInput>
        </Group>
      </FieldFrame>
    </AriaTimeField>
  )
}
