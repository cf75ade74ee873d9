import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import * as box from '../../parts/FieldFrame.css.ts'
import { GroupField } from '../../parts/GroupField.tsx'
import { PlainButton } from '../../parts/PlainButton.tsx'
import type { FieldRoot } from '../../parts/lazyField.tsx'
import type { SelectProps } from './SelectProps.ts'
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
  return (
    <GroupField ref={root} field={field}>
      {(control) => (
        <PlainButton
          {...control}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={false}
          // There is no list yet.
          aria-controls={undefined}
          className={classes(box.box, styles.button)}
        >
          <span
            className={classes(styles.value, isOneLine && styles.oneLine)}
            data-placeholder={chosen === undefined || undefined}
          >
            {chosen?.label ?? placeholder}
          </span>
          <Icon name="chevronDown" size="small" />
        </PlainButton>
      )}
    </GroupField>
  )
}
