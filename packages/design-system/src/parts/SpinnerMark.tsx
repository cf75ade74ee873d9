import { classes } from '../css/classes.ts'
import * as styles from './SpinnerMark.css.ts'

/** The turning ring without text. */
export function SpinnerMark({ size = 'small' }: { size?: keyof typeof styles.size }) {
  return (
    <svg
      aria-hidden
      data-essential-motion
      viewBox="0 0 24 24"
      width="24"
      height="24"
      className={classes(styles.mark, styles.size[size])}
    >
      <circle cx="12" cy="12" r="9" className={styles.track} />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  )
}
