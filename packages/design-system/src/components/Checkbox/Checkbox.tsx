import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { visuallyHidden } from '../../css/shared.css.ts'
import { Icon } from '../../icons/Icon.tsx'
import { FieldHelp } from '../../parts/FieldFrame.tsx'
import { fieldParts } from '../../parts/fieldParts.ts'
import type { FieldProps } from '../../parts/fieldParts.ts'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps extends Omit<FieldProps<boolean>, 'label'> {
  label: ReactNode
  /** Some of what it stands for is selected, but not all. */
  isIndeterminate?: boolean
}

/** Something that is ticked or not. */
export function Checkbox({ value, ...props }: CheckboxProps) {
  const { root, frame } = fieldParts(props)
  return (
    <CheckboxField {...root} isSelected={value}>
      <CheckboxButton className={styles.button}>
        <span className={styles.box}>
          <Icon name={props.isIndeterminate ? 'minus' : 'check'} size="small" />
        </span>
        <span className={classes(styles.label, frame.hideLabel && visuallyHidden)}>{frame.label}</span>
      </CheckboxButton>
      <FieldHelp {...frame} />
    </CheckboxField>
  )
}
