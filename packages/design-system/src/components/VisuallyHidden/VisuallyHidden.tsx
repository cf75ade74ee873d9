import type { ReactNode } from 'react'
import { visuallyHidden } from '../../css/shared.css.ts'

interface VisuallyHiddenProps {
  children: ReactNode
}

/** Read aloud, not shown. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>
}
