import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import * as styles from './Card.css.ts'

export interface CardProps {
  padding?: keyof typeof styles.padding
  as?: 'div' | 'section' | 'article' | 'li'
  children: ReactNode
}

/** Things that belong together, on a sheet of their own. */
export function Card({ padding = 'medium', as: Element = 'div', children }: CardProps) {
  return <Element className={classes(styles.card, styles.padding[padding])}>{children}</Element>
}
