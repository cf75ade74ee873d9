import { lazyField } from '../../parts/lazyField.tsx'
import type { FieldProps } from '../../parts/fieldParts.ts'
import { DatePickerShell } from './DatePickerShell.tsx'

/** Its value is `YYYY-MM-DD`, or '' while there is no whole date. Text that is not a date is shown as no date. */
export interface DatePickerProps extends FieldProps<string> {
  /** First and last day that may be picked, `YYYY-MM-DD`. */
  minValue?: string
  maxValue?: string
}

const Field = lazyField<DatePickerProps>(
  async () => (await import('./DatePickerControl.tsx')).DatePickerControl,
  DatePickerShell,
)

/** A day, typed part by part in the order of the locale or picked from a calendar. */
export function DatePicker(props: DatePickerProps) {
  return <Field {...props} />
}
