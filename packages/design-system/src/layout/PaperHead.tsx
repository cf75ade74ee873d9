import type { ReactNode } from 'react'
import { useIsPrinting } from '../parts/useIsPrinting.ts'
import * as styles from './PaperHead.css.ts'

interface PaperHeadProps {
  /** `page` is the head of every screen. `document` is a head that replaces the `page` head and the screen's h1. */
  of: keyof typeof styles.of
  children: ReactNode
}

/** The head of the first printed page. Rendered only during printing. */
export function PaperHead({ of, children }: PaperHeadProps) {
  return useIsPrinting() && <div className={styles.of[of]}>{children}</div>
}
