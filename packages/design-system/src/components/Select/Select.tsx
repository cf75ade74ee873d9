import { lazyField } from '../../parts/lazyField.tsx'
import type { SelectProps } from './SelectProps.ts'
import { SelectShell } from './SelectShell.tsx'

const Field = lazyField<SelectProps>(async () => (await import('./SelectControl.tsx')).SelectControl, SelectShell)

/** One option of a list that opens on demand. */
export function Select(props: SelectProps) {
  return <Field {...props} />
}
