import type { ReactNode } from 'react'
import { below } from '../css/breakpoints.ts'
import { useMediaQuery } from '../parts/useMediaQuery.ts'
import * as styles from './Toolbar.css.ts'

interface ToolbarProps {
  /** A narrow picker for what a side column offers on wide screens, where it is not rendered. */
  start?: ReactNode
  /** Takes the space that the others leave, up to the width of a search field. */
  children: ReactNode
  end?: ReactNode
}

/** The controls above a list in one line; on a phone the picker has one of its own. Very large text takes several. */
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
