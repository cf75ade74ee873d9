import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import * as styles from './BottomBar.css.ts'

export interface BottomBarProps {
  /** Names the bar for screen readers. */
  label: string
  /** `actions` stays in view at the lower edge; `links` closes the page, as a place to go from. */
  kind?: keyof typeof styles.kind
  children: ReactNode
}

export function BottomBar({ label, kind = 'actions', children }: BottomBarProps) {
  const Element = kind === 'links' ? 'nav' : 'section'
  return (
    <Element aria-label={label} className={classes(styles.bar, styles.kind[kind])}>
      <div className={styles.inner}>{children}</div>
    </Element>
  )
}
