import { Button, DateInput, DatePicker as AriaDatePicker, DateSegment, Dialog, Group } from 'react-aria-components'
import { AriaLocale } from '../../parts/AriaLocale.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { fieldParts } from '../../parts/fieldParts.ts'
import type { FieldRoot } from '../../parts/lazyField.tsx'
import { OpenedPanel } from '../../parts/OpenedPanel.tsx'
import { parseIsoDate } from '../../parts/isoDate.ts'
import { useSegments } from '../../parts/useSegments.ts'
import * as field from '../../parts/FieldFrame.css.ts'
import * as popover from '../../parts/popover.css.ts'
import * as segments from '../../parts/segments.css.ts'
import { CalendarSheet } from './CalendarSheet.tsx'
import type { DatePickerProps } from './DatePickerProps.ts'
import { useTypedDate } from './useTypedDate.ts'

/** The date picker with its code. */
export function DatePickerControl({
  root: element,
  value,
  onChange,
  onBlur,
  minValue,
  maxValue,
  ...props
}: DatePickerProps & FieldRoot) {
  const typed = useTypedDate({ value, onChange })
  const { box, leave } = useSegments({ value, onChange, onBlur })
  const { root, frame } = fieldParts({ ...props, errorMessage: props.errorMessage ?? typed.error })
  return (
    <AriaLocale>
      <AriaDatePicker
        {...root}
        ref={element}
        value={typed.date}
        onChange={typed.change}
        minValue={parseIsoDate(minValue)}
        maxValue={parseIsoDate(maxValue)}
        shouldForceLeadingZeros
        onBlur={() => {
          typed.leave()
          leave()
        }}
      >
        <FieldFrame {...frame}>
          <Group ref={box} className={field.box}>
            <DateInput className={segments.input}>
              {(segment) => <DateSegment segment={segment} className={segments.segment} />}
            </DateInput>
            <Button className={field.innerButton}>
              <Icon name="calendar" />
            </Button>
          </Group>
        </FieldFrame>
        <OpenedPanel title={props.label}>
          {(titleId) => (
            <Dialog aria-labelledby={titleId} className={popover.content}>
              <CalendarSheet />
            </Dialog>
          )}
        </OpenedPanel>
      </AriaDatePicker>
    </AriaLocale>
  )
}
