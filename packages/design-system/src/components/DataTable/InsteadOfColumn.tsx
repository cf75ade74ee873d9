import type { ReactNode } from 'react'
import * as styles from './DataTable.css.ts'

/** Part of a value, shown only where an optional column that says the same is hidden: " per EA" instead of the units. */
export function InsteadOfColumn({ children }: { children: ReactNode }) {
  return <span className={styles.insteadOfColumn}>{children}</span>
}
