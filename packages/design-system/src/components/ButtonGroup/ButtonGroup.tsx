import type { ReactNode } from 'react'
import * as styles from './ButtonGroup.css.ts'

interface ButtonGroupProps {
  /** Buttons of full width, perhaps with a note. */
  children: ReactNode
}

/** Buttons side by side, each as wide as its text. In a narrow column they are one below the other, and as wide as it. */
export function ButtonGroup({ children }: ButtonGroupProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.group}>{children}</div>
    </div>
  )
}
