import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Banner.css.ts'

type BannerTone = keyof typeof styles.tone

export interface BannerProps {
  tone: BannerTone
  title?: string
  children: ReactNode
  action?: ReactNode
  /** Shows a close button. */
  onDismiss?: (() => void) | undefined
}

const icons = {
  neutral: 'info',
  info: 'info',
  positive: 'check',
  caution: 'warning',
  critical: 'error',
} as const satisfies Record<BannerTone, string>

/** A notice about the whole page or form, which stays until it no longer applies. */
export function Banner({ tone, title, children, action, onDismiss }: BannerProps) {
  return (
    <div role={tone === 'critical' ? 'alert' : 'status'} className={classes(styles.banner, styles.tone[tone])}>
      <span className={styles.icon}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.content}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div className={styles.text}>{children}</div>
      </div>
      {action}
      {onDismiss && <IconButton icon="close" label="Dismiss" onPress={onDismiss} />}
    </div>
  )
}
