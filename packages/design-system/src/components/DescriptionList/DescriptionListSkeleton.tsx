import { Bar, times } from '../Skeleton/Skeleton.tsx'
import * as skeleton from '../Skeleton/Skeleton.css.ts'
import * as styles from './DescriptionList.css.ts'

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
