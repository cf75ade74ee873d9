import type { ReactNode } from 'react'
import { SwitchButton, SwitchField } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { visuallyHidden } from '../../css/shared.css.ts'
import { FieldHelp } from '../../parts/FieldFrame.tsx'
import { fieldParts } from '../../parts/fieldParts.ts'
import type { FieldProps } from '../../parts/fieldParts.ts'
import * as styles from './Switch.css.ts'

export interface SwitchProps extends Omit<FieldProps<boolean>, 'label' | 'isRequired'> {
  /** Names what is on or off, and stays the same for both. */
  label: ReactNode
}

/** Turns something on or off at once. For a choice that counts when a form is sent, use a `Checkbox`. */
export function Switch({ value, ...props }: SwitchProps) {
  const { root, frame } = fieldParts(props)
  return (
    <SwitchField {...root} isSelected={value}>
      <SwitchButton className={styles.button}>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
        <span className={classes(styles.label, frame.hideLabel && visuallyHidden)}>{frame.label}</span>
      </SwitchButton>
      <FieldHelp {...frame} />
    </SwitchField>
  )
}
