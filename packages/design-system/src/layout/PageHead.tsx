import type { ReactNode, Ref } from 'react'
import * as styles from './PageHead.css.ts'

interface PageHeadProps {
  /** `Breadcrumbs`, above the heading, or before it on a phone. */
  trail?: ReactNode
  /** A control beside the heading. */
  beside?: ReactNode
  /** The place of buttons for the whole page, at the end of the line of the heading; it takes no room while it is empty. */
  toolsRef?: Ref<HTMLDivElement>
  /** The heading. */
  children: ReactNode
}

/** The first lines of a page. On a phone they are one line, so that the content begins high on the screen. */
export function PageHead({ trail, beside, toolsRef, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      {trail && <div className={styles.trail}>{trail}</div>}
      <div className={styles.line}>
        <div className={styles.heading}>{children}</div>
        {beside && <div className={styles.beside}>{beside}</div>}
        {toolsRef && <div className={styles.tools} ref={toolsRef} />}
      </div>
    </div>
  )
}
