import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import * as frame from '../../parts/FieldFrame.css.ts'
import type { FieldProps } from '../../parts/FieldProps.ts'
import { PlainField } from '../../parts/PlainField.tsx'
import * as styles from './Select.css.ts'

interface SelectOption {
  value: string
  label: string
}

/** The value is '' while nothing is chosen. */
interface SelectProps extends FieldProps<string> {
  options: readonly SelectOption[]
  /** Shown while nothing is chosen. */
  placeholder?: string
  /** The kind of value that browsers may fill in, such as `address-level1`. */
  autoComplete?: string
  /** `text` is for a choice within a line of text, such as the unit of a price. */
  look?: keyof typeof styles.look
}

/** A choice of one option. Uses a native list, because users know their phone's own list. */
export function Select({
  options,
  value,
  onChange,
  placeholder = 'Choose one',
  autoComplete,
  look = 'field',
  ...field
}: SelectProps) {
  // For a value that is not an option, browsers would show the first option.
  const isChosen = options.some((option) => option.value === value)
  return (
    <PlainField field={field} className={styles.root[look]}>
      {(control) => (
        <div className={classes(frame.box, styles.box, styles.look[look])}>
          <select
            {...control}
            // Set in addition to `aria-required`, because Chromium announces only this attribute.
            required={field.isRequired}
            value={isChosen ? value : ''}
            onChange={({ target }) => onChange(target.value)}
            autoComplete={autoComplete}
            data-placeholder={!isChosen || undefined}
            className={styles.select}
          >
            {!isChosen && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} className={styles.option}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size="small" />
        </div>
      )}
    </PlainField>
  )
}
