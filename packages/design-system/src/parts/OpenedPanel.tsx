import type { ReactNode } from 'react'
import { Popover } from 'react-aria-components'
import { below } from '../css/breakpoints.ts'
import { classes } from '../css/classes.ts'
import * as styles from './popover.css.ts'
import { useMediaQuery } from './useMediaQuery.ts'

interface OpenedPanelProps {
  /** Shown above the sheet on a phone. */
  title: string
  placement?: 'bottom start' | 'bottom end'
  /** For lists: not narrower than the trigger. */
  isAsWideAsTrigger?: boolean
  children: ReactNode
}

/**
 * What a trigger opens: a panel beside it, on a phone a sheet at the bottom edge. Both are the same element in another
 * place, so turning the device changes neither the focus nor what is typed.
 */
export function OpenedPanel({
  title,
  placement = 'bottom start',
  isAsWideAsTrigger = false,
  children,
}: OpenedPanelProps) {
  const isPhone = useMediaQuery(below('tablet'))
  return (
    <Popover
      className={classes(styles.popover, isAsWideAsTrigger && styles.asWideAsTrigger)}
      placement={placement}
      // The rest of its place is in the stylesheet.
      {...(isPhone && { style: { position: 'fixed' } })}
    >
      {/* The name of the list, menu or dialog says the same. */}
      <div aria-hidden className={styles.title}>
        {title}
      </div>
      {children}
    </Popover>
  )
}
