import { useId } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { isFaulty } from '../../parts/fieldParts.ts'
import { FieldShell } from '../../parts/FieldShell.tsx'
import { PlainButton } from '../../parts/PlainButton.tsx'
import type { FieldRoot } from '../../parts/lazyField.tsx'
import { SegmentsShell } from '../../parts/SegmentsShell.tsx'
import * as box from '../../parts/FieldFrame.css.ts'
import * as segments from '../../parts/segments.css.ts'
import type { DatePickerProps } from './DatePickerProps.ts'

/** A date picker until its code has come. */
export function DatePickerShell({ root, value, ...field }: DatePickerProps & FieldRoot) {
  const { isDisabled = false, errorMessage } = field
  const isInvalid = isFaulty(errorMessage)
  const buttonId = useId()
  return (
    <FieldShell root={root} field={field}>
      {(control) => (
        <div {...control} role="group" className={box.box}>
          <div role="presentation" className={segments.input}>
            <SegmentsShell kind="date" {...{ value, isDisabled, isInvalid, control }} />
          </div>
          <PlainButton
            id={buttonId}
            disabled={isDisabled}
            aria-label="Calendar"
            aria-labelledby={`${buttonId} ${control['aria-labelledby']}`}
            {...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] })}
            aria-haspopup="dialog"
            aria-expanded={false}
            className={box.innerButton}
          >
            <Icon name="calendar" />
          </PlainButton>
        </div>
      )}
    </FieldShell>
  )
}
