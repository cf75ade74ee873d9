import type { ChangeEvent } from 'react'
import * as styles from './SelectBox.css.ts'

export interface SelectBoxProps {
  id: string
  label: string
  /** Id of what else names it. */
  of?: string
  isSelected: boolean
  isIndeterminate?: boolean
  onChange: (isRange: boolean) => void
}

/** One element of the browser's own, where a `Checkbox` has ten: a table has many. */
export function SelectBox({ id, label, of, isSelected, isIndeterminate = false, onChange }: SelectBoxProps) {
  return (
    <input
      // No attribute says this.
      ref={(input) => {
        if (input) input.indeterminate = isIndeterminate
      }}
      type="checkbox"
      id={id}
      aria-label={label}
      {...(of !== undefined && { 'aria-labelledby': `${id} ${of}` })}
      checked={isSelected}
      onChange={(event) => onChange(isShifted(event))}
      // With Shift held, a press would mark the text in between.
      onMouseDown={(event) => {
        if (event.shiftKey) event.preventDefault()
      }}
      className={styles.box}
    />
  )
}

function isShifted({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
}
