import type { ChangeEvent } from 'react'
import * as styles from './DataTable.css.ts'

interface SelectBoxProps {
  id: string
  label: string
  /** Id of the element that names the row. */
  rowNameId?: string
  isSelected: boolean
  isIndeterminate?: boolean
  /** `isRange` while Shift is held. */
  onChange: (isRange: boolean) => void
}

/** A native checkbox of one element, because a table has many; a `Checkbox` has ten. */
export function SelectBox({ id, label, rowNameId, isSelected, isIndeterminate = false, onChange }: SelectBoxProps) {
  return (
    <input
      // There is no attribute for this state.
      ref={(input) => {
        if (input) input.indeterminate = isIndeterminate
      }}
      type="checkbox"
      id={id}
      aria-label={label}
      {...(rowNameId !== undefined && { 'aria-labelledby': `${id} ${rowNameId}` })}
      checked={isSelected}
      onChange={(event) => onChange(hasShift(event))}
      // With Shift held, the press would select the text in between.
      onMouseDown={(event) => {
        if (event.shiftKey) event.preventDefault()
      }}
      className={styles.selectBox}
    />
  )
}

function hasShift({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
}
