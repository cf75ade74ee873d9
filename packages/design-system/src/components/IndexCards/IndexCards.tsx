import type { ReactNode } from 'react'
import { cards } from '../IndexCard/IndexCard.css.ts'

export interface IndexCardsProps {
  /** One `IndexCard` each. */
  children: ReactNode
}

/** An index: cards beside each other, on a phone the rows of one sheet. */
export function IndexCards({ children }: IndexCardsProps) {
  return <div className={cards}>{children}</div>
}
