import type { ReactNode } from 'react'
import { Button, type ButtonProps } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import * as field from '../../parts/FieldFrame.css.ts'
import * as styles from './Select.css.ts'

interface SelectButtonProps extends Omit<ButtonProps, 'children' | 'className' | 'render'> {
  isInvalid: boolean
  isRequired: boolean | undefined
  /** What is chosen. */
  children: ReactNode
}

/** The closed list: a combobox, because a plain button can be neither invalid nor required. */
export function SelectButton({ isInvalid, isRequired, children, ...props }: SelectButtonProps) {
  return (
    <Button
      {...props}
      className={classes(field.box, styles.button)}
      render={(button) => (
        <button
          {...button}
          role="combobox"
          aria-expanded={button['aria-expanded']}
          aria-controls={button['aria-controls']}
          aria-labelledby={lastOf(button['aria-labelledby'])}
          aria-invalid={isInvalid || undefined}
          aria-required={isRequired}
        />
      )}
    >
      {children}
      <Icon name="chevronDown" size="small" />
    </Button>
  )
}

/** React Aria names its button by value and label. The value of a combobox is read from what is in it. */
function lastOf(labelledBy: string | undefined): string | undefined {
  return labelledBy?.split(' ').at(-1)
}
