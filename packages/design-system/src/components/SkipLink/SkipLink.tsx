import type { ReactNode } from 'react'
import * as styles from './SkipLink.css.ts'

interface SkipLinkProps {
  /** The id of the main content with a `#`; that element must be able to take the focus. */
  href: `#${string}`
  children: ReactNode
}

/** The first link of the page, visible only with the focus. It skips the masthead. */
export function SkipLink({ href, children }: SkipLinkProps) {
  // A plain link, because the browser then moves the focus. A client-side router would not.
  return (
    <a href={href} className={styles.skip}>
      {children}
    </a>
  )
}
