import type { ReactNode } from 'react'
import { below } from '../css/breakpoints.ts'
import { useMediaQuery } from '../parts/useMediaQuery.ts'
import * as styles from './Toolbar.css.ts'

interface ToolbarProps {
  /** A picker that replaces a side column on screens too narrow for one. Wide screens do not show it. */
  start?: ReactNode
  /** Takes the space that `start` and `end` leave, up to the width of a search field. */
  children: ReactNode
  end?: ReactNode
}

/** The controls above a list in one line; on a phone the picker has its own line. Very large text wraps to more lines. */
export function Toolbar({ start, children, end }: ToolbarProps) {
  const hasSideColumn = !useMediaQuery(below('desktop'))
  return (
    <div className={styles.toolbar}>
      {start !== undefined && !hasSideColumn && <div className={styles.start}>{start}</div>}
      <div className={styles.middle}>{children}</div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  )
}
