import type { ReactNode } from 'react'
import * as styles from './Frame.css.ts'

interface FrameProps {
  header: ReactNode
  /** Stays at the lower edge of the window when the content is short. */
  footer: ReactNode
  children: ReactNode
}

/** The whole window: header, content and footer. */
export function Frame({ header, footer, children }: FrameProps) {
  return (
    <div className={styles.frame}>
      {header}
      <div className={styles.content}>{children}</div>
      {footer}
    </div>
  )
}
