import type { ReactNode } from 'react'
import { cards } from '../IndexCard/IndexCard.css.ts'

interface IndexCardsProps {
  /** Names the list for screen readers. */
  label: string
  /** `IndexCard` elements, or their `Skeleton`. */
  children: ReactNode
}

/** The entries of an index, as cards side by side. On a phone they are rows of one sheet. */
export function IndexCards({ label, children }: IndexCardsProps) {
  return (
    <ul aria-label={label} className={cards}>
      {children}
    </ul>
  )
}
