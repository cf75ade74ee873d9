import { classes } from '../../css/classes.ts'
import { FieldShell } from '../../parts/FieldShell.tsx'
import type { FieldRoot } from '../../parts/lazyField.tsx'
import type { SelectProps } from './SelectProps.ts'
import { SelectButton } from './SelectButton.tsx'
import * as styles from './Select.css.ts'

/** A select until its code has come. */
export function SelectShell({
  root,
  value,
  options,
  placeholder = 'Choose one',
  isOneLine = false,
  ...field
}: SelectProps & FieldRoot) {
  const chosen = options.find((option) => option.value === value)
  const isInvalid = field.errorMessage !== undefined && field.errorMessage !== ''
  return (
    <FieldShell root={root} field={field}>
      {(control) => (
        <SelectButton
          {...control}
          aria-haspopup="listbox"
          aria-expanded={false}
          isDisabled={field.isDisabled ?? false}
          isInvalid={isInvalid}
          isRequired={field.isRequired}
        >
          <span
            className={classes(styles.value, isOneLine && styles.oneLine)}
            data-placeholder={chosen === undefined || undefined}
          >
            {chosen?.label ?? placeholder}
          </span>
        </SelectButton>
      )}
    </FieldShell>
  )
}
