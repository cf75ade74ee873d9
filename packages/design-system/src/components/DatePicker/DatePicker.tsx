import { lazyField } from '../../parts/lazyField.tsx'
import type { DatePickerProps } from './DatePickerProps.ts'
import { DatePickerShell } from './DatePickerShell.tsx'

const Field = lazyField<DatePickerProps>(
  async () => (await import('./DatePickerControl.tsx')).DatePickerControl,
  DatePickerShell,
)

/** A day, typed part by part in the order of the locale or picked from a calendar. */
export function DatePicker(props: DatePickerProps) {
  return <Field {...props} />
}
