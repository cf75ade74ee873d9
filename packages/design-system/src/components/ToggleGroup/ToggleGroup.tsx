import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/shapes.tsx'
import * as styles from './ToggleGroup.css.ts'

export interface ToggleGroupProps<Value extends string> {
  /** What the group chooses, read aloud. */
  label: string
  options: readonly { value: Value; label: string; icon?: IconName }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice of two or three views of the same thing. One is always chosen. */
export function ToggleGroup<Value extends string>({ label, options, value, onChange }: ToggleGroupProps<Value>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.value))
        if (chosen) onChange(chosen.value)
      }}
      className={styles.group}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} id={option.value} className={styles.option}>
          {option.icon && <Icon name={option.icon} size="small" />}
          <span className={classes(option.icon && styles.besideIcon)}>{option.label}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
