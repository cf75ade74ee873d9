import type { ReactNode } from 'react'
import * as styles from './DataTable.css.ts'

/** Part of a value, shown only in tables without room for an optional column that says the same, such as the unit. */
export function InsteadOfColumn({ children }: { children: ReactNode }) {
  return <span className={styles.insteadOfColumn}>{children}</span>
}
