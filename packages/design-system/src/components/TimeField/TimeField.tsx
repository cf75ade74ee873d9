import { lazyField } from '../../parts/lazyField.tsx'
import type { TimeFieldProps } from './TimeFieldProps.ts'
import { TimeFieldShell } from './TimeFieldShell.tsx'

const Field = lazyField<TimeFieldProps>(
  async () => (await import('./TimeFieldControl.tsx')).TimeFieldControl,
  TimeFieldShell,
)

/** A time of day without a time zone, shown on the clock of the locale. */
export function TimeField(props: TimeFieldProps) {
  return <Field {...props} />
}
