import { loadingAnnouncedAfterMs, useAnnouncement } from '../../announcer/useAnnouncement.ts'
import { classes } from '../../css/classes.ts'
import { SpinnerMark } from '../../parts/SpinnerMark.tsx'
import * as styles from './Spinner.css.ts'

interface SpinnerProps {
  /** Names the work, such as "Loading orders". Announced after a second. */
  label: string
  /** `page` fills the screen. */
  size?: keyof typeof styles.size
}

export function Spinner({ label, size = 'standard' }: SpinnerProps) {
  useAnnouncement(label, { afterMs: loadingAnnouncedAfterMs })
  return (
    <div className={classes(styles.spinner, styles.size[size])}>
      <SpinnerMark size={size === 'page' ? 'large' : 'standard'} />
      <span>{label}</span>
    </div>
  )
}
