import type { ReactNode } from 'react'
import * as styles from './SkipLink.css.ts'

interface SkipLinkProps {
  /** The main content's id with a `#`. That element must be focusable. */
  href: `#${string}`
  children: ReactNode
}

/** The first link of the page: it skips the masthead, and is visible only while focused. */
export function SkipLink({ href, children }: SkipLinkProps) {
  // A plain link, because the browser then moves the focus; a client-side router would not.
  return (
    <a href={href} className={styles.skip}>
      {children}
    </a>
  )
}
