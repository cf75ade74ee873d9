import type { ReactNode } from 'react'
import { classes } from '../css/classes.ts'
import { gap } from '../css/shared.css.ts'
import type { Space } from '../theme/makeTheme.ts'
import * as styles from './layout.css.ts'

interface InlineProps {
  /** Distance between the children, and between lines if they wrap. */
  space: Space
  align?: keyof typeof styles.align
  justify?: keyof typeof styles.justify
  /** Whether children may wrap to the next line; true by default. */
  wrap?: boolean
  /** The first child is a label. Labels have the same width in every `Inline` with `hasLabel`. */
  hasLabel?: boolean
  children: ReactNode
}

/** Children side by side. */
export function Inline({
  space,
  align = 'center',
  justify = 'start',
  wrap = true,
  hasLabel = false,
  children,
}: InlineProps) {
  const names = [
    styles.inline,
    styles.align[align],
    styles.justify[justify],
    wrap && styles.wrap,
    hasLabel && styles.labelColumn,
    gap[space],
  ]
  return <div className={classes(...names)}>{children}</div>
}
