import type { ReactNode } from 'react'
import { cards } from '../IndexCard/IndexCard.css.ts'

interface IndexCardsProps {
  /** Names the list for screen readers. */
  label: string
  /** One `IndexCard` each, or the `Skeleton` of some. */
  children: ReactNode
}

/** An index as cards beside each other, or on a phone as the rows of one sheet. */
export function IndexCards({ label, children }: IndexCardsProps) {
  return (
    <ul aria-label={label} className={cards}>
      {children}
    </ul>
  )
}
