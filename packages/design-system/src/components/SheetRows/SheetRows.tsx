import type { ReactNode } from 'react'
import { rows } from '../SheetRow/SheetRow.css.ts'

interface SheetRowsProps {
  /** Names the list for screen readers, if the page has several lists. */
  label?: string
  /** `SheetRow` elements. */
  children: ReactNode
}

/** A short list of entries with few facts, such as stores, on one white sheet. To sort or search, use a `DataTable`. */
export function SheetRows({ label, children }: SheetRowsProps) {
  return (
    <ul aria-label={label} className={rows}>
      {children}
    </ul>
  )
}
