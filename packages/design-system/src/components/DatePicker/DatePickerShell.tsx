import { useId } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { GroupField, namesOf } from '../../parts/GroupField.tsx'
import { PlainButton } from '../../parts/PlainButton.tsx'
import type { FieldRoot } from '../../parts/lazyField.tsx'
import { SegmentsShell } from '../../parts/SegmentsShell.tsx'
import * as box from '../../parts/FieldFrame.css.ts'
import * as segments from '../../parts/segments.css.ts'
import type { DatePickerProps } from './DatePickerProps.ts'

/** A date picker until its code has come. */
export function DatePickerShell({ root, value, ...field }: DatePickerProps & FieldRoot) {
  const buttonId = useId()
  return (
    <GroupField ref={root} field={field}>
      {(control) => (
        <div role="group" {...namesOf(control)} className={box.box}>
          <div role="presentation" className={segments.input}>
            <SegmentsShell kind="date" value={value} control={control} />
          </div>
          <PlainButton
            id={buttonId}
            disabled={control.disabled}
            aria-label="Calendar"
            aria-labelledby={`${buttonId} ${control['aria-labelledby']}`}
            aria-describedby={control['aria-describedby']}
            aria-haspopup="dialog"
            aria-expanded={false}
            className={box.innerButton}
          >
            <Icon name="calendar" />
          </PlainButton>
        </div>
      )}
    </GroupField>
  )
}
