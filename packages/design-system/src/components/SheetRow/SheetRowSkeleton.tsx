import { memo } from 'react'
import { Bar, Line, times } from '../Skeleton/Skeleton.tsx'
import * as styles from './SheetRow.css.ts'

interface SheetRowSkeletonProps {
  /** Number of rows. */
  count: number
  /** Whether the rows have an `aside`. */
  hasAside?: boolean
}

/** The `Skeleton` of `SheetRows`. */
export const SheetRowSkeleton = memo(function SheetRowSkeleton({ count, hasAside = false }: SheetRowSkeletonProps) {
  return (
    <div aria-hidden className={styles.rows}>
      {times(count, (index) => (
        <div key={index} className={styles.row}>
          <div className={styles.words}>
            <div className={styles.name}>
              <Line height="standard" width="short" />
            </div>
            <div className={styles.facts}>
              <Line height="small" width="short" />
            </div>
            {hasAside && (
              <div className={styles.asidePlaceholder}>
                <Bar height="standard" width="amount" />
              </div>
            )}
          </div>
          <div className={styles.actions}>
            <Bar height="control" width="control" />
          </div>
        </div>
      ))}
    </div>
  )
})
