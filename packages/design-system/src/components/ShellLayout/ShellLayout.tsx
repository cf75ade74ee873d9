import type { ReactNode } from 'react'
import * as styles from './ShellLayout.css.ts'

interface ShellLayoutProps {
  header: ReactNode
  /** Banners about the whole portal, below the header. */
  notices?: ReactNode
  /** Stands at the lower edge of the window even if the content is short. */
  footer: ReactNode
  children: ReactNode
}

/** The layout of the whole window: header, content and footer. */
export function ShellLayout({ header, notices, footer, children }: ShellLayoutProps) {
  return (
    <div className={styles.shell}>
      {header}
      <section aria-label="Notices" className={styles.notices}>
        {notices}
      </section>
      <div className={styles.content}>{children}</div>
      {footer}
    </div>
  )
}

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
