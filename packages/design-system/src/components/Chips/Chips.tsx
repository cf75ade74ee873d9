import type { ReactNode } from 'react'
import { PlainButton } from '../../parts/PlainButton.tsx'
import * as styles from './Chips.css.ts'

interface Chip {
  readonly label: string
  readonly value: string
}

interface ChipsProps {
  /** The label of the field, which is read with each chip. */
  label: string
  chips: readonly Chip[]
  /** The value of the field. Its chip is then shown as pressed. Omit it if the chips only fill in the field. */
  value?: string
  isDisabled?: boolean | undefined
  /** @param index The chip's position */
  onChoose: (value: string, index: number) => void
  /** After the chips, such as a button that shows more of them. */
  children?: ReactNode
}

/** Likely values of a field, each a small button below the field that fills it in. A long value is cut off. */
export function Chips({ label, chips, value, isDisabled, onChoose, children }: ChipsProps) {
  return (
    <div className={styles.chips}>
      {chips.map((chip, index) => (
        <PlainButton
          key={chip.value}
          disabled={isDisabled}
          aria-label={`${chip.label}, ${label}`}
          aria-pressed={value === undefined ? undefined : value === chip.value}
          onPress={() => onChoose(chip.value, index)}
          className={styles.chip}
        >
          {chip.label}
        </PlainButton>
      ))}
      {children}
    </div>
  )
}
