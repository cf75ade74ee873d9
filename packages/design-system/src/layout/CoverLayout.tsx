import type { ReactNode } from 'react'
import { Hidden } from './Hidden.tsx'
import * as styles from './CoverLayout.css.ts'

interface CoverLayoutProps {
  /** Shown above the content where there is no room for two halves: a `Masthead`. */
  masthead: ReactNode
  /** The company, shown on the other half of the window in the colours of the masthead. */
  cover: ReactNode
  /** Lines about the company: below it on the other half, or below the content where there is no room for two halves. */
  note?: ReactNode
  children: ReactNode
}

/** The whole window of a page without menus: its content on one half, and the company on the other. */
export function CoverLayout({ masthead, cover, note, children }: CoverLayoutProps) {
  return (
    <div className={styles.layout}>
      <Hidden above="desktop">{masthead}</Hidden>
      <header className={styles.cover}>{cover}</header>
      <div className={styles.content}>{children}</div>
      {note && <footer className={styles.note}>{note}</footer>}
    </div>
  )
}
