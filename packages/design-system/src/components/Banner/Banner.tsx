import { useRef, type ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useSpokenContent } from '../../voice/useSpokenContent.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Banner.css.ts'

type BannerTone = keyof typeof styles.tone

export interface BannerProps {
  tone: BannerTone
  title?: string
  children: ReactNode
  action?: ReactNode
  /** What screen readers are told when it appears, if it says more than the text. */
  spoken?: string
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

/** A notice about the whole page or form, which stays until it no longer applies. Screen readers say it when it appears. */
export function Banner({ tone, title, children, action, spoken, onDismiss }: BannerProps) {
  const content = useRef<HTMLDivElement>(null)
  useSpokenContent(content, { urgency: tone === 'critical' ? 'assertive' : 'polite', instead: spoken })
  return (
    <div className={classes(styles.banner, styles.tone[tone])}>
      <span className={styles.icon}>
        <Icon name={icons[tone]} />
      </span>
      <div ref={content} className={styles.content}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div className={styles.text}>{children}</div>
      </div>
      {action}
      {onDismiss && <IconButton icon="close" label="Dismiss" onPress={onDismiss} />}
    </div>
  )
}
