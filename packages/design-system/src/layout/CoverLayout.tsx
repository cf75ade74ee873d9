import type { ReactNode } from 'react'
import * as styles from './CoverLayout.css.ts'
import { Hidden } from './Hidden.tsx'

interface CoverLayoutProps {
  /** A `Masthead`, shown above the content if two halves do not fit side by side. */
  masthead: ReactNode
  /** The company's logo or name. It is on the second half of the window, in the masthead's colours. */
  cover: ReactNode
  /** Lines about the company: below its logo or name on the second half, or below the content if two halves do not fit. */
  note?: ReactNode
  children: ReactNode
}

/** The layout of the whole window for a page without menus: the content on one half, the company on the other. */
export function CoverLayout({ masthead, cover, note, children }: CoverLayoutProps) {
  return (
    <div className={styles.layout}>
      <Hidden above="tablet">{masthead}</Hidden>
      <header className={styles.cover}>{cover}</header>
      <div className={styles.content}>{children}</div>
      {note && <footer className={styles.note}>{note}</footer>}
    </div>
  )
}
