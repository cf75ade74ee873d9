import type { FieldProps } from '../../parts/FieldProps.ts'

export interface SelectOption {
  value: string
  label: string
}

/** Its value is '' while nothing is chosen. */
export interface SelectProps extends FieldProps<string> {
  options: readonly SelectOption[]
  /** Shown while nothing is chosen. */
  placeholder?: string
  /** What the browser may fill in, such as `address-level1`. */
  autoComplete?: string
  /** Cuts what is chosen to one line. Only where it stands whole elsewhere, such as in the heading of the screen. */
  isOneLine?: boolean
}
