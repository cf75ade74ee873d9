import type { ReactNode } from 'react'
import { cards } from '../LinkCard/LinkCard.css.ts'

export interface LinkCardsProps {
  /** One `LinkCard` each. */
  children: ReactNode
}

/** An index: cards beside each other, on a phone the rows of one sheet. */
export function LinkCards({ children }: LinkCardsProps) {
  return <div className={cards}>{children}</div>
}
