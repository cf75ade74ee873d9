import type { ReactNode } from 'react'
import { rows } from '../SheetRow/SheetRow.css.ts'

interface SheetRowsProps {
  /** Names the list for screen readers, where a page has several. */
  label?: string
  /** One `SheetRow` each. */
  children: ReactNode
}

/** Few entries with few facts, such as stores: the rows of one white sheet. What is sorted or searched is a `DataTable`. */
export function SheetRows({ label, children }: SheetRowsProps) {
  return (
    <ul aria-label={label} className={rows}>
      {children}
    </ul>
  )
}
