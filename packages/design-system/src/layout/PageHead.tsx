import type { ReactNode, Ref } from 'react'
import { classes } from '../css/classes.ts'
import * as styles from './PageHead.css.ts'

interface PageHeadProps {
  /** `Breadcrumbs`, above the heading, or before it on a phone. */
  trail?: ReactNode
  /** A control beside the heading. */
  beside?: ReactNode
  /** The place of buttons for the whole page, at the end of the line of the heading; it takes no room while it is empty. */
  toolsRef?: Ref<HTMLDivElement>
  /** Stands in place of the heading on a phone, where the heading is only read aloud. */
  phoneTitle?: string | undefined
  /** The heading. */
  children: ReactNode
}

/** The first lines of a page. On a phone they are one line, so that the content begins high on the screen. */
export function PageHead({ trail, beside, toolsRef, phoneTitle, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      {trail && <div className={styles.trail}>{trail}</div>}
      <div className={styles.line}>
        <div className={classes(styles.heading, phoneTitle !== undefined && styles.heardOnPhone)}>{children}</div>
        {phoneTitle !== undefined && <div className={styles.phoneTitle}>{phoneTitle}</div>}
        {beside && <div className={styles.beside}>{beside}</div>}
        {toolsRef && <div className={styles.tools} ref={toolsRef} />}
      </div>
    </div>
  )
}
