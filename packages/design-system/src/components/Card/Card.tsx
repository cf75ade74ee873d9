import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import * as styles from './Card.css.ts'

export interface CardProps {
  padding?: keyof typeof styles.padding
  as?: 'div' | 'section' | 'article' | 'li'
  children: ReactNode
}

/** A bordered surface for content that belongs together. */
export function Card({ padding = 'medium', as: Element = 'div', children }: CardProps) {
  return <Element className={classes(styles.card, styles.padding[padding])}>{children}</Element>
}
