import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { Text } from '../Text/Text.tsx'
import * as styles from './Tile.css.ts'

interface TileProps {
  label: string
  /** The value, such as a `Money`. The tile sets its size. */
  children: ReactNode
  /** A link or button that belongs to the value. */
  action?: ReactNode
  /** `caution` marks the edge of a tile whose value asks for attention. The label or the action must say so too. */
  tone?: keyof typeof styles.tone
}

/** One figure of a `TileRow`. */
export function Tile({ label, children, action, tone = 'neutral' }: TileProps) {
  return (
    <li className={classes(styles.tile, styles.tone[tone])}>
      <div className={styles.figure}>
        <Text size="small" tone="subdued">
          {label}
        </Text>
        <div className={styles.value}>{children}</div>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  )
}
