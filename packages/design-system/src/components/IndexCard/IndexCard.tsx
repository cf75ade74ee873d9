import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { Anchor } from '../../parts/Anchor.tsx'
import { ClampedText } from '../ClampedText/ClampedText.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Link } from '../Link/Link.tsx'
import { Picture } from '../Picture/Picture.tsx'
import * as styles from './IndexCard.css.ts'

interface IndexCardProps {
  name: string
  href: string
  /** Address of the entry's picture. A placeholder is shown if it is missing or cannot be loaded. */
  image: string | undefined
  /** Links to the parts of the entry. A phone shows only their names, on one line. */
  links: readonly { readonly name: string; readonly href: string }[]
  /** Level of the name in the page's outline. */
  level?: 2 | 3
}

/**
 * An entry of `IndexCards`: a picture, a name, and links to the entry's parts. A press anywhere else on the card follows
 * the name's link.
 */
export function IndexCard({ name, href, image, links, level = 2 }: IndexCardProps) {
  return (
    <li className={styles.item}>
      <article className={styles.card}>
        <Picture src={image} alt="" fit="filled" />
        <div className={styles.words}>
          <Heading level={level} size="small">
            <Anchor href={href} className={styles.name}>
              <ClampedText>{name}</ClampedText>
            </Anchor>
          </Heading>
          {links.length > 0 && (
            <>
              <p className={styles.summary}>{links.map((link) => link.name).join(', ')}</p>
              <ul aria-label={name} className={styles.links}>
                {links.map((link) => (
                  <li key={link.href}>
                    <Link href={link.href} variant="subtle">
                      <ClampedText>{link.name}</ClampedText>
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <span className={styles.chevron}>
          <Icon name="chevronRight" />
        </span>
      </article>
    </li>
  )
}

interface IndexCardsProps {
  /** Names the list for screen readers. */
  label: string
  /** `IndexCard` elements, or their `Skeleton`. */
  children: ReactNode
}

/** The entries of an index, as cards side by side. On a phone they are rows of one sheet. */
export function IndexCards({ label, children }: IndexCardsProps) {
  return (
    <ul aria-label={label} className={styles.cards}>
      {children}
    </ul>
  )
}
