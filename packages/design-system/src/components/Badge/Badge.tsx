import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import * as styles from './Badge.css.ts'

interface BadgeProps {
  /** Selects a colour, which is only for emphasis: the text must be clear without it. */
  tone: keyof typeof styles.tone
  children: ReactNode
}

/** A status in one or two words. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={classes(styles.badge, styles.tone[tone])}>{children}</span>
}
