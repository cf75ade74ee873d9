import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import type { IconName } from '../../icons/shapes.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { EmptyPicture } from './EmptyPicture.tsx'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps {
  /** Says what is missing, such as "Your cart is empty". */
  title: string
  /** One sentence that says what the user can do. */
  children?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
  /** Part of the picture; says what is missing. */
  icon?: IconName
  /** Draws a sheet around the text, in place of the sheet of a list. */
  isOnSheet?: boolean
  /** Level of the heading in the page's outline. */
  level?: 2 | 3
}

/** Shown in place of an empty list, so that the screen does not look broken. */
export function EmptyState({ title, children, action, icon = 'info', isOnSheet = false, level = 2 }: EmptyStateProps) {
  return (
    <div className={classes(styles.frame, isOnSheet && styles.onSheet)}>
      <EmptyPicture icon={icon} />
      <Heading level={level} size="standard" isFocusTarget>
        {title}
      </Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  )
}
