import type { ReactNode } from 'react'
import { cards } from '../IndexCard/IndexCard.css.ts'

interface IndexCardsProps {
  /** Names the list for screen readers. */
  label: string
  /** `IndexCard` elements, or their `Skeleton`. */
  children: ReactNode
}

/** An index as cards side by side; on a phone as rows of one sheet. */
export function IndexCards({ label, children }: IndexCardsProps) {
  return (
    <ul aria-label={label} className={cards}>
      {children}
    </ul>
  )
}
