import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import * as styles from './Status.css.ts'

interface StatusProps {
  /** Only emphasises: the text must carry the meaning without the colour. */
  tone: keyof typeof styles.tone
  children: ReactNode
}

/** A status in a few words after a dot, quiet enough to stand in every row of a list. */
export function Status({ tone, children }: StatusProps) {
  return (
    <span className={styles.status}>
      <span aria-hidden className={classes(styles.dot, styles.tone[tone])} />
      {children}
    </span>
  )
}
