import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/shapes.tsx'
import * as styles from './Status.css.ts'

type StatusProps = { children: ReactNode } & (
  | {
      /** Only for emphasis: the text must be clear without the colour. */
      tone: keyof typeof styles.tone
      icon?: never
    }
  | {
      /** Replaces the dot, for places where dots have another meaning. */
      icon: IconName
      tone?: never
    }
)

/** A status in a few words, after a dot or an icon. Unobtrusive enough for every row of a list. */
export function Status({ tone, icon, children }: StatusProps) {
  return (
    <span className={classes(styles.status, tone === 'caution' && styles.needsCare)}>
      {icon === undefined ? (
        <span aria-hidden className={classes(styles.dot, styles.tone[tone])} />
      ) : (
        <span className={styles.icon}>
          <Icon name={icon} size="small" />
        </span>
      )}
      {children}
    </span>
  )
}
