import type { ReactNode } from 'react'
import { classes } from '../css/classes.ts'
import * as styles from './Page.css.ts'

export interface PageProps {
  /** The greatest width of the content. */
  width?: keyof typeof styles.width
  children: ReactNode
}

/** Margins and greatest width of a whole page. */
export function Page({ width = 'standard', children }: PageProps) {
  return <div className={classes(styles.page, styles.width[width])}>{children}</div>
}
