import { lazyField } from '../../parts/lazyField.tsx'
import type { FieldProps } from '../../parts/fieldParts.ts'
import { SelectShell } from './SelectShell.tsx'

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

const Field = lazyField<SelectProps>(async () => (await import('./SelectControl.tsx')).SelectControl, SelectShell)

/** One option of a list that opens on demand. */
export function Select(props: SelectProps) {
  return <Field {...props} />
}
