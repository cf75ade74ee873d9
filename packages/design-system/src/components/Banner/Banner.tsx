import type { ReactNode } from 'react'
import { useAnnouncement } from '../../announcer/useAnnouncement.ts'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Banner.css.ts'

type BannerTone = keyof typeof styles.tone

interface BannerProps {
  tone: BannerTone
  title?: string
  children: string
  /** Below the text, such as a list of what it is about. */
  details?: ReactNode
  action?: ReactNode
  /** Announced instead of the text, and again whenever it changes. '' announces nothing. */
  announcement?: string
  /** Adds a close button, which calls this. */
  onDismiss?: (() => void) | undefined
  /** Keeps it in view at the window's lower edge until the user has scrolled to its place. */
  isInView?: boolean
}

const icons = {
  neutral: 'info',
  info: 'info',
  positive: 'check',
  caution: 'warning',
  critical: 'error',
} as const satisfies Record<BannerTone, string>

/** A notice about the whole page or form, which stays until it no longer applies. It is announced when it appears. */
export function Banner({
  tone,
  title,
  children,
  details,
  action,
  announcement,
  onDismiss,
  isInView = false,
}: BannerProps) {
  const text = title === undefined ? children : `${title}. ${children}`
  useAnnouncement(announcement ?? text, { urgency: tone === 'critical' ? 'assertive' : 'polite' })
  return (
    <div className={classes(styles.banner, styles.tone[tone], isInView && styles.inView)}>
      <span className={styles.icon}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.content}>
        <div className={styles.words}>
          {title !== undefined && <p className={styles.title}>{title}</p>}
          <div className={styles.text}>{children}</div>
          {details}
        </div>
        {action}
      </div>
      {onDismiss && (
        <div className={styles.dismiss}>
          <IconButton icon="close" label="Dismiss" onPress={onDismiss} />
        </div>
      )}
    </div>
  )
}
