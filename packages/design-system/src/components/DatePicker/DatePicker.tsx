import type { Ref } from 'react'
import {
  Button,
  DateInput,
  DatePicker as AriaDatePicker,
  DateSegment,
  Dialog,
  Group,
  Popover,
} from 'react-aria-components'
import { Icon } from '../../icons/Icon.tsx'
import { FieldFrame, isInvalid } from '../../parts/FieldFrame.tsx'
import type { FieldProps, FocusTarget } from '../../parts/FieldFrame.tsx'
import { parseIsoDate } from '../../parts/isoDate.ts'
import { useSegments } from '../../parts/useSegments.ts'
import * as field from '../../parts/FieldFrame.css.ts'
import * as popover from '../../parts/popover.css.ts'
import * as segments from '../../parts/segments.css.ts'
import { CalendarSheet } from './CalendarSheet.tsx'
import { useTypedDate } from './useTypedDate.ts'

export interface DatePickerProps extends FieldProps {
  /** `YYYY-MM-DD`; null while no whole date is there. What is no date counts as null. */
  value: string | null
  onChange: (value: string | null) => void
  /** First and last day that may be picked, `YYYY-MM-DD`. */
  minValue?: string
  maxValue?: string
  inputRef?: Ref<FocusTarget>
}

/** A day, typed part by part in the order of the locale or picked from a calendar. */
export function DatePicker({
  label,
  description,
  errorMessage,
  hideLabel,
  inputRef,
  value,
  onChange,
  minValue,
  maxValue,
  ...rest
}: DatePickerProps) {
  const typed = useTypedDate({ value, onChange })
  const { box, leave } = useSegments({ value, onChange, onBlur: rest.onBlur, inputRef })
  const error = errorMessage ?? typed.complaint
  return (
    <AriaDatePicker
      {...rest}
      value={typed.date}
      onChange={typed.change}
      minValue={parseIsoDate(minValue)}
      maxValue={parseIsoDate(maxValue)}
      shouldForceLeadingZeros
      onBlur={() => {
        typed.leave()
        leave()
      }}
      isInvalid={isInvalid(error)}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldFrame
        label={label}
        hideLabel={hideLabel}
        isRequired={rest.isRequired}
        description={description}
        errorMessage={error}
      >
        <Group ref={box} className={field.box}>
          <DateInput className={segments.input}>
            {(segment) => <DateSegment segment={segment} className={segments.segment} />}
          </DateInput>
          <Button className={field.innerButton}>
            <Icon name="calendar" />
          </Button>
        </Group>
      </FieldFrame>
      <Popover className={popover.popover}>
        <Dialog className={segments.dialog}>
          <CalendarSheet />
        </Dialog>
      </Popover>
    </AriaDatePicker>
  )
}
