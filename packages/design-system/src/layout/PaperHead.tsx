import type { ReactNode } from 'react'
import { useIsPrinting } from '../parts/useIsPrinting.ts'
import * as styles from './PaperHead.css.ts'

interface PaperHeadProps {
  /** `page` is the head of every screen. A `document` replaces that head and the screen's h1. */
  of: keyof typeof styles.of
  children: ReactNode
}

/** The first lines of the first printed page. They are rendered only while the page is printed. */
export function PaperHead({ of, children }: PaperHeadProps) {
  return useIsPrinting() && <div className={styles.of[of]}>{children}</div>
}
