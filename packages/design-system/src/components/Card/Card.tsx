import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import * as styles from './Card.css.ts'

interface CardProps {
  padding?: keyof typeof styles.padding
  as?: 'div' | 'article'
  /** Keeps the card's borders on a phone: for cards side by side, or a card that is narrower than the page. */
  isInset?: boolean
  children: ReactNode
}

/**
 * A bordered surface for content that belongs together. A `Section` in the card gives it a heading and a name. On a phone
 * the card fills the width, as lists and tiles do, so that all text is aligned.
 */
export function Card({ padding = 'medium', as: Element = 'div', isInset = false, children }: CardProps) {
  const names = classes(styles.card, styles.padding[padding], !isInset && styles.sheet)
  return <Element className={names}>{children}</Element>
}
