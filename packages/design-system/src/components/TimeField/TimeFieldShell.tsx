import { classes } from '../../css/classes.ts'
import { isFaulty } from '../../parts/fieldParts.ts'
import { FieldShell } from '../../parts/FieldShell.tsx'
import type { FieldRoot } from '../../parts/lazyField.tsx'
import { SegmentsShell } from '../../parts/SegmentsShell.tsx'
import * as box from '../../parts/FieldFrame.css.ts'
import * as segments from '../../parts/segments.css.ts'
import type { TimeFieldProps } from './TimeFieldProps.ts'

/** A time field until its code has come. */
export function TimeFieldShell({ root, value, ...field }: TimeFieldProps & FieldRoot) {
  const { isDisabled = false, errorMessage } = field
  const isInvalid = isFaulty(errorMessage)
  return (
    <FieldShell root={root} field={field}>
      {(control) => (
        <div {...control} role="group" className={classes(box.box, segments.parts)}>
          <SegmentsShell kind="time" {...{ value, isDisabled, isInvalid, control }} />
        </div>
      )}
    </FieldShell>
  )
}
