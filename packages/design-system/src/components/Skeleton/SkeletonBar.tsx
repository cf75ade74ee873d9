import { classes } from '../../css/classes.ts'
import * as styles from './Skeleton.css.ts'

interface SkeletonBarProps {
  /** The height of what will stand here: a line of text, a control, or a picture. */
  height: keyof typeof styles.height
  width?: keyof typeof styles.width
}

export function SkeletonBar({ height, width = 'full' }: SkeletonBarProps) {
  return <div className={classes(styles.bar, styles.height[height], styles.width[width])} />
}
