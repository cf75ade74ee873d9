import { useId } from 'react'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/shapes.tsx'
import * as choice from '../../parts/choice.css.ts'
import * as styles from './ToggleGroup.css.ts'

interface ToggleGroupProps<Value extends string> {
  /** What the user chooses with the group; read aloud. */
  label: string
  options: readonly { value: Value; label: string; icon?: IconName }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice between two or three views of the same content. One is always chosen. */
export function ToggleGroup<Value extends string>({ label, options, value, onChange }: ToggleGroupProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.group}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            tabIndex={0}
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className={choice.input}
          />
          {option.icon && <Icon name={option.icon} size="small" />}
          <span className={classes(option.icon && styles.besideIcon)}>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
