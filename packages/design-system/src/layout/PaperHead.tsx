import type { ReactNode } from 'react'
import { useIsPrinting } from '../parts/useIsPrinting.ts'
import * as styles from './layout.css.ts'

interface PaperHeadProps {
  /** `page` is the head of every screen. `document` is a head that replaces the `page` head and the screen's h1. */
  of: keyof typeof styles.paperHead
  children: ReactNode
}

/** What is printed at the top of the first sheet of paper. Rendered only during printing. */
export function PaperHead({ of, children }: PaperHeadProps) {
  return useIsPrinting() && <div className={styles.paperHead[of]}>{children}</div>
}
