import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import * as skeleton from '../Skeleton/Skeleton.css.ts'
import { Bar, times } from '../Skeleton/Skeleton.tsx'
import * as styles from './DescriptionList.css.ts'

interface DescriptionListProps {
  /** Each term may occur only once. */
  items: readonly {
    term: string
    detail: ReactNode
    emphasis?: 'strong'
    /** Whether the detail is a longer text, which takes the whole width of a `stacked` list. */
    isLong?: boolean
  }[]
  /**
   * `rows`: term and detail at the two ends of a line. `facts`: in columns, each detail below its term; like `rows` where
   * the list is narrow. `columns`: details beside a column of terms. `stacked`: each detail below its term.
   */
  layout?: keyof typeof styles.list
}

/** Terms with their details. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  const list = (
    <dl className={styles.list[layout]}>
      {items.map(({ term, detail, emphasis, isLong = false }) => (
        <div key={term} className={classes(styles.item[layout], emphasis && styles.strong, isLong && styles.long)}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail[layout]}>{detail}</dd>
        </div>
      ))}
    </dl>
  )
  return layout === 'facts' ? <div className={styles.frame}>{list}</div> : list
}

/** The `Skeleton` of a stacked `DescriptionList` with this number of terms. */
export function DescriptionListSkeleton({ count }: { readonly count: number }) {
  return (
    <div aria-hidden className={skeleton.inPlace}>
      <div className={styles.list.stacked}>
        {times(count, (index) => (
          <div key={index} className={styles.item.stacked}>
            <div className={styles.term}>
              <Bar height="small" width="short" />
            </div>
            <div className={styles.detail.stacked}>
              <Bar height="standard" width="half" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
