import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import * as styles from './Card.css.ts'

interface CardProps {
  padding?: keyof typeof styles.padding
  as?: 'div' | 'article'
  /** On a phone the card takes the whole width, as lists and tiles do. */
  isSheet?: boolean
  children: ReactNode
}

/** A bordered surface for content that belongs together. A `Section` in the card gives it a heading and a name. */
export function Card({ padding = 'medium', as: Element = 'div', isSheet = false, children }: CardProps) {
  const names = classes(styles.card, styles.padding[padding], isSheet && styles.sheet)
  return <Element className={names}>{children}</Element>
}
