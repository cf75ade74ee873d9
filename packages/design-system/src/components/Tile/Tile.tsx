import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { sheet } from '../../css/sheet.css.ts'
import { Anchor } from '../../parts/Anchor.tsx'
import * as styles from './Tile.css.ts'

interface TileProps {
  label: string
  /** The label links to this page. */
  href?: string
  /** The value, such as a `Money`. The tile sets its size. */
  children: ReactNode
  /** A link or button that belongs to the value. */
  action?: ReactNode
  /**
   * `medium` is for rows in which each tile stands for a thing, such as an order. The label is then the name of that thing.
   * `small` is for a less important value, and is no wider than needed.
   */
  size?: keyof typeof styles.size
  /** `critical` is for a value that needs attention. The label or the action must say so too. */
  tone?: keyof typeof styles.tone
}

/** One figure of a `TileRow`. */
export function Tile({ label, href, children, action, size = 'standard', tone = 'neutral' }: TileProps) {
  return (
    <li className={classes(styles.tile, styles.size[size])}>
      <div className={styles.figure[size]}>
        <div className={styles.label[size]}>
          {href === undefined ? (
            label
          ) : (
            <Anchor href={href} className={styles.link}>
              {label}
            </Anchor>
          )}
        </div>
        <div className={classes(styles.value[size], styles.tone[tone])}>{children}</div>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  )
}

interface TileRowProps {
  /** Names the list for screen readers. */
  label: string
  /** `Tile` elements, or their `Skeleton`. */
  children: ReactNode
  /** More about the figures, below them on the same sheet. Not shown on a phone. */
  details?: ReactNode
}

/** Figures side by side on one sheet. On a phone, figures that do not fit wrap to the next line. */
export function TileRow({ label, children, details }: TileRowProps) {
  return (
    <div className={sheet}>
      <ul aria-label={label} className={styles.row}>
        {children}
      </ul>
      {details && <div className={styles.detailsBelowTiles}>{details}</div>}
    </div>
  )
}
