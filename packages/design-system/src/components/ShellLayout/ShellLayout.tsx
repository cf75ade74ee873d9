import type { ReactNode } from 'react'
import * as styles from './ShellLayout.css.ts'

interface ShellLayoutProps {
  header: ReactNode
  /** Stands at the lower edge of the window even if the content is short. */
  footer: ReactNode
  children: ReactNode
}

/** The layout of the whole window: header, content and footer. */
export function ShellLayout({ header, footer, children }: ShellLayoutProps) {
  return (
    <div className={styles.shell}>
      {header}
      <div className={styles.content}>{children}</div>
      {footer}
    </div>
  )
}
