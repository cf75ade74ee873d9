import type { ReactNode } from 'react'
import { below } from '../css/breakpoints.ts'
import { classes } from '../css/classes.ts'
import { useMediaQuery } from '../parts/useMediaQuery.ts'
import * as styles from './Toolbar.css.ts'

interface ToolbarProps {
  /** A picker that replaces a side column on screens too narrow for one. Hidden on wide screens. */
  start?: ReactNode
  /** Fills the space between `start` and `end`, up to the width of a search field. */
  children: ReactNode
  /** Hidden on phones, where there is no room for it. */
  end?: ReactNode
  /** Replaces `end` on phones, such as a `FilterButton`. */
  phoneEnd?: ReactNode
}

/** The controls above a list, on one line. With very large text they wrap. */
export function Toolbar({ start, children, end, phoneEnd }: ToolbarProps) {
  const isNarrow = useMediaQuery(below('desktop'))
  const hasStart = start !== undefined && isNarrow
  return (
    <div className={styles.toolbar}>
      {hasStart && <div className={styles.start}>{start}</div>}
      <div className={classes(styles.middle, hasStart && styles.collapsingSearch)}>{children}</div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
      {phoneEnd !== undefined && <div className={styles.phoneEnd}>{phoneEnd}</div>}
    </div>
  )
}
