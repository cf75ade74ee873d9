import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useIsPrinting } from '../parts/useIsPrinting.ts'
import * as styles from './layout.css.ts'

interface PaperPagesProps {
  /** Elements that each begin on a new sheet of paper. */
  children: ReactNode
}

/** What is printed in place of the whole page, such as several documents. Rendered only during printing. */
export function PaperPages({ children }: PaperPagesProps) {
  // Beside the page and its dialogs, so that all of them can be left out.
  return useIsPrinting() && createPortal(<div className={styles.paperPages}>{children}</div>, document.body)
}
