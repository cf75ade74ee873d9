import type { ReactNode } from 'react'
import { visuallyHidden } from '../../css/shared.css.ts'

interface VisuallyHiddenProps {
  children: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>
}
