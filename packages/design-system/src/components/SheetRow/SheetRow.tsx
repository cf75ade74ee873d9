import type { ReactNode } from 'react'
import { Anchor } from '../../parts/Anchor.tsx'
import { ClampedText } from '../ClampedText/ClampedText.tsx'
import { Heading } from '../Heading/Heading.tsx'
import * as styles from './SheetRow.css.ts'

interface SheetRowProps {
  name: string
  /** Where its name leads. A press beside the actions follows it too. */
  href?: string
  /** Level of its name in the outline of the page. */
  level?: 2 | 3
  /** What else is known, in meta type: an address, a count. */
  facts?: string
  /** A column of its own, such as a phone number; on a phone the last line. */
  aside?: ReactNode
  /** Buttons at the end of the row, and the dialogs that they open. */
  actions?: ReactNode
}

/** One entry of `SheetRows`: its name, facts and actions in one line, or on a phone below each other. */
export function SheetRow({ name, href, level = 2, facts = '', aside, actions }: SheetRowProps) {
  const text = <ClampedText>{name}</ClampedText>
  return (
    <li>
      <article className={styles.row}>
        <div className={styles.words}>
          <div className={styles.name}>
            <Heading level={level} size="small">
              {href === undefined ? (
                text
              ) : (
                <Anchor href={href} className={styles.link}>
                  {text}
                </Anchor>
              )}
            </Heading>
          </div>
          {facts !== '' && <p className={styles.facts}>{facts}</p>}
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </article>
    </li>
  )
}
