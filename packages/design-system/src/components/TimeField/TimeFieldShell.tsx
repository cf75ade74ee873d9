import { classes } from '../../css/classes.ts'
import { GroupField, namesOf } from '../../parts/GroupField.tsx'
import type { FieldRoot } from '../../parts/lazyField.tsx'
import { SegmentsShell } from '../../parts/SegmentsShell.tsx'
import * as box from '../../parts/FieldFrame.css.ts'
import * as segments from '../../parts/segments.css.ts'
import type { TimeFieldProps } from './TimeFieldProps.ts'

/** A time field until its code has come. */
export function TimeFieldShell({ root, value, ...field }: TimeFieldProps & FieldRoot) {
  return (
    <GroupField ref={root} field={field}>
      {(control) => (
        <div role="group" {...namesOf(control)} className={classes(box.box, segments.parts)}>
          <SegmentsShell kind="time" value={value} control={control} />
        </div>
      )}
    </GroupField>
  )
}
