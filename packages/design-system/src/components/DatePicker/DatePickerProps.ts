import type { FieldProps } from '../../parts/FieldProps.ts'

/** Its value is `YYYY-MM-DD`, or '' while there is no whole date. Text that is not a date is shown as no date. */
export interface DatePickerProps extends FieldProps<string> {
  /** First and last day that may be picked, `YYYY-MM-DD`. */
  minValue?: string
  maxValue?: string
}
