import type { ReactNode, Ref } from 'react'
import { classes } from '../../css/classes.ts'
import { visuallyHidden } from '../../css/shared.css.ts'
import * as styles from './Heading.css.ts'

interface HeadingProps {
  /** Level in the page's outline. */
  level: 1 | 2 | 3 | 4
  /**
   * Visual size, if it differs from the usual size of the level. `inherit` is for names in rows and cards, which look like
   * the text around them.
   */
  size?: keyof typeof styles.size
  id?: string
  /** Lets scripts focus the heading, for example after a change of screen. */
  isFocusTarget?: boolean
  /**
   * For a text that changes after loading: on a phone it always has the height of two lines, so that nothing below moves.
   */
  keepsTwoLines?: boolean
  /** Shown to screen readers only. */
  isHidden?: boolean
  ref?: Ref<HTMLHeadingElement>
  children: ReactNode
}

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const
const sizes = { 1: 'large', 2: 'standard', 3: 'small', 4: 'small' } as const

export function Heading({
  level,
  size = sizes[level],
  id,
  isFocusTarget = false,
  keepsTwoLines = false,
  isHidden = false,
  ref,
  children,
}: HeadingProps) {
  const Element = elements[level]
  return (
    <Element
      ref={ref}
      id={id}
      tabIndex={isFocusTarget ? -1 : undefined}
      className={classes(
        styles.heading,
        styles.size[size],
        // Clamped, because a screen's heading may be a customer's name of any length.
        level === 1 && styles.title,
        isFocusTarget && styles.focusTarget,
        keepsTwoLines && styles.twoLinesOnPhone,
        isHidden && visuallyHidden,
      )}
    >
      {children}
    </Element>
  )
}
