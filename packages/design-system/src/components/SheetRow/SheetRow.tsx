import type { ReactNode } from 'react'
import { Anchor } from '../../parts/Anchor.tsx'
import { ClampedText } from '../ClampedText/ClampedText.tsx'
import { Heading } from '../Heading/Heading.tsx'
import * as styles from './SheetRow.css.ts'

interface SheetRowProps {
  name: string
  /**
   * Where the row leads. The row's name becomes a link, and a press anywhere on the row, except on the actions, follows
   * this link.
   */
  href?: string
  /** Level of the name in the page's outline. */
  level?: 2 | 3
  /** Further facts in small type, such as an address or a count. */
  facts?: string
  /** A value with its own column, such as a phone number; on a phone it is the last line. */
  aside?: ReactNode
  /** Buttons at the end of the row, and the dialogs that they open. */
  actions?: ReactNode
}

/** An entry of `SheetRows`: name, facts and actions on one line; on a phone one below the other. */
export function SheetRow({ name, href, level = 2, facts = '', aside, actions }: SheetRowProps) {
  const text = <ClampedText>{name}</ClampedText>
  return (
    <li>
      <article className={styles.row}>
        <div className={styles.words}>
          <div className={styles.name}>
            <Heading level={level} size="inherit">
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

interface SheetRowsProps {
  /** Names the list for screen readers, if the page has several lists. */
  label?: string
  /** `SheetRow` elements. */
  children: ReactNode
}

/** A short list of entries with few facts, such as stores, on one white sheet. To sort or search, use a `DataTable`. */
export function SheetRows({ label, children }: SheetRowsProps) {
  return (
    <ul aria-label={label} className={styles.rows}>
      {children}
    </ul>
  )
}
