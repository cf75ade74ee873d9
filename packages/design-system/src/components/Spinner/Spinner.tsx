import { classes } from '../../css/classes.ts'
import { visuallyHidden } from '../../css/shared.css.ts'
import { SpinnerMark } from '../../parts/SpinnerMark.tsx'
import { loadingAnnouncedAfterMs, useAnnouncement } from '../../announcer/useAnnouncement.ts'
import * as styles from './Spinner.css.ts'

interface SpinnerProps {
  /** Names the work, such as "Loading orders". Announced after a second; not visible at the small size. */
  label: string
  /** `page` fills the screen. */
  size?: keyof typeof styles.size
}

const marks = { small: 'small', standard: 'standard', page: 'large' } as const

export function Spinner({ label, size = 'standard' }: SpinnerProps) {
  useAnnouncement(label, { afterMs: loadingAnnouncedAfterMs })
  return (
    <div className={classes(styles.spinner, styles.size[size])}>
      <SpinnerMark size={marks[size]} />
      <span className={classes(size === 'small' && visuallyHidden)}>{label}</span>
    </div>
  )
}
