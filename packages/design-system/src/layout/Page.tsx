import type { ReactNode } from 'react'
import { classes } from '../css/classes.ts'
import * as styles from './layout.css.ts'

interface PageProps {
  /** `form` for fields and prose, which are hard to read in long lines; `narrow` for two or three fields. */
  width?: keyof typeof styles.pageWidth
  children: ReactNode
}

/** The content between masthead and bottom bar, aligned with both. */
export function Page({ width = 'full', children }: PageProps) {
  return <div className={classes(styles.page, styles.pageWidth[width])}>{children}</div>
}
