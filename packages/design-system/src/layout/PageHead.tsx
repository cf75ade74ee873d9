import type { ReactNode, Ref } from 'react'
import { classes } from '../css/classes.ts'
import * as styles from './PageHead.css.ts'

interface PageHeadProps {
  /** `Breadcrumbs`, shown above the heading; on a phone, before the heading on the same line. */
  trail?: ReactNode
  /** Element for the page's controls, at the end of the heading's line. Takes no space while empty. */
  toolsRef?: Ref<HTMLDivElement>
  /** Replaces the heading on a phone; screen readers still read the heading. */
  phoneTitle?: string | undefined
  /** The heading. */
  children: ReactNode
}

/** The top of a page. On a phone it is a single line, so that the content begins high on the screen. */
export function PageHead({ trail, toolsRef, phoneTitle, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      {trail && <div className={styles.trail}>{trail}</div>}
      <div className={styles.line}>
        <div className={classes(styles.heading, phoneTitle !== undefined && styles.screenReaderOnlyOnPhone)}>
          {children}
        </div>
        {phoneTitle !== undefined && <div className={styles.phoneTitle}>{phoneTitle}</div>}
        {toolsRef && <div className={styles.tools} ref={toolsRef} />}
      </div>
    </div>
  )
}
