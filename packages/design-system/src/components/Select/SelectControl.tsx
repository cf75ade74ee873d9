import { ListBox, ListBoxItem, Select as AriaSelect, SelectValue } from 'react-aria-components'
import { AriaLocale } from '../../parts/AriaLocale.tsx'
import { classes } from '../../css/classes.ts'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { fieldParts } from '../../parts/fieldParts.ts'
import type { FieldRoot } from '../../parts/lazyField.tsx'
import { OpenedPanel } from '../../parts/OpenedPanel.tsx'
import * as popover from '../../parts/popover.css.ts'
import type { SelectProps } from './SelectProps.ts'
import { SelectButton } from './SelectButton.tsx'
import * as styles from './Select.css.ts'

/** The select with its code. */
export function SelectControl({
  root: element,
  options,
  value,
  onChange,
  placeholder = 'Choose one',
  isOneLine = false,
  ...props
}: SelectProps & FieldRoot) {
  const { root, frame } = fieldParts(props)
  return (
    <AriaLocale>
      <AriaSelect
        {...root}
        ref={element}
        // A value that is not among the options would be shown as a blank.
        value={options.some((option) => option.value === value) ? value : null}
        onChange={(key) => {
          if (typeof key === 'string') onChange(key)
        }}
        placeholder={placeholder}
      >
        <FieldFrame {...frame}>
          <SelectButton isInvalid={root.isInvalid} isRequired={props.isRequired}>
            <SelectValue className={classes(styles.value, isOneLine && styles.oneLine)} />
          </SelectButton>
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
    </AriaLocale>
  )
}
