import { classes } from '../../css/classes.ts'
import * as styles from './Skeleton.css.ts'

export interface SkeletonProps {
  /** How many bars. */
  lines?: number
  /** Of each bar: a line of text, a control, a table row, a card, a picture. */
  height?: keyof typeof styles.height
}

/** Grey bars where content will be. Hidden from screen readers: use a `Spinner` or a status to say what is loading. */
export function Skeleton({ lines = 1, height = 'text' }: SkeletonProps) {
  return (
    <div aria-hidden className={styles.skeleton}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={classes(styles.bar, styles.height[height])} />
      ))}
    </div>
  )
}
