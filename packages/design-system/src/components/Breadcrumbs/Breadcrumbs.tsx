import { Icon } from '../../icons/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import * as styles from './Breadcrumbs.css.ts'

interface BreadcrumbsProps {
  /** The pages on the path, outermost first. The last one is the current page and has no `href`. */
  items: readonly { label: string; href?: string }[]
}

/** The path to this page. On a phone it is one arrow, which leads to the page one level up. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={`${label} ${href}`} className={styles.item}>
            {href === undefined || index === items.length - 1 ? (
              <span
                aria-current={index === items.length - 1 ? 'page' : undefined}
                title={label}
                className={styles.here}
              >
                {label}
              </span>
            ) : (
              <Link href={href}>
                <span className={styles.back}>
                  <Icon name="chevronLeft" />
                </span>
                <span title={label} className={styles.label}>
                  {label}
                </span>
              </Link>
            )}
            {index < items.length - 1 && (
              <span className={styles.separator}>
                <Icon name="chevronRight" size="small" />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
