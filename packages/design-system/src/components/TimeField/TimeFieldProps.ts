import type { FieldProps } from '../../parts/FieldProps.ts'

/** Its value is `HH:MM` on a 24-hour clock, or '' while there is no whole time. */
export type TimeFieldProps = FieldProps<string>
