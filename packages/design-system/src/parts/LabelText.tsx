import type { ReactNode } from 'react'
import * as styles from './FieldFrame.css.ts'

/** The label of a field, with a mark if the field is required. */
export function LabelText({ label, isRequired }: { label: ReactNode; isRequired?: boolean | undefined }) {
  return (
    <>
      {label}
      {isRequired && (
        <span aria-hidden className={styles.marker}>
          *
        </span>
      )}
    </>
  )
}
