import { Button, ListBox, ListBoxItem, Select as AriaSelect, SelectValue } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { fieldParts } from '../../parts/fieldParts.ts'
import type { FieldProps } from '../../parts/fieldParts.ts'
import * as field from '../../parts/FieldFrame.css.ts'
import { OpenedPanel } from '../../parts/OpenedPanel.tsx'
import * as popover from '../../parts/popover.css.ts'
import * as styles from './Select.css.ts'

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

/** One option of a list that opens on demand. */
export function Select({
  options,
  value,
  onChange,
  placeholder = 'Choose one',
  isOneLine = false,
  ...props
}: SelectProps) {
  const { root, frame } = fieldParts(props)
  return (
    <AriaSelect
      {...root}
      // A value that is not among the options would be shown as a blank.
      value={options.some((option) => option.value === value) ? value : null}
      onChange={(key) => {
        if (typeof key === 'string') onChange(key)
      }}
      placeholder={placeholder}
    >
      <FieldFrame {...frame}>
        <Button
          className={classes(field.box, styles.button)}
          // A plain button can be neither invalid nor required.
          render={(button) => (
            <button
              {...button}
              role="combobox"
              aria-expanded={button['aria-expanded']}
              aria-controls={button['aria-controls']}
              aria-labelledby={withoutValue(button['aria-labelledby'])}
              aria-invalid={root.isInvalid || undefined}
              aria-required={props.isRequired}
            />
          )}
        >
          <SelectValue className={classes(styles.value, isOneLine && styles.oneLine)} />
          <Icon name="chevronDown" size="small" />
        </Button>
      </FieldFrame>
      <OpenedPanel title={props.label} isAsWideAsTrigger>
        {(titleId) => (
          <ListBox aria-labelledby={titleId} items={options} className={popover.list}>
            {(option) => (
              <ListBoxItem id={option.value} textValue={option.label} className={popover.item}>
                {option.label}
              </ListBoxItem>
            )}
          </ListBox>
        )}
      </OpenedPanel>
    </AriaSelect>
  )
}

/** React Aria names its button by value and label. The value of a combobox is read from what is in it. */
function withoutValue(labelledBy: string | undefined): string | undefined {
  return labelledBy?.split(' ').slice(1).join(' ')
}
