import { lazyField } from '../../parts/lazyField.tsx'
import type { FieldProps } from '../../parts/fieldParts.ts'
import { TimeFieldShell } from './TimeFieldShell.tsx'

/** Its value is `HH:MM` on a 24-hour clock, or '' while there is no whole time. */
export type TimeFieldProps = FieldProps<string>

const Field = lazyField<TimeFieldProps>(
  async () => (await import('./TimeFieldControl.tsx')).TimeFieldControl,
  TimeFieldShell,
)

/** A time of day without a time zone, shown on the clock of the locale. */
export function TimeField(props: TimeFieldProps) {
  return <Field {...props} />
}
