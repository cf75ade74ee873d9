import type { ReactNode } from 'react'
import { Bar } from '../Skeleton/Skeleton.tsx'
import * as styles from './RowGrid.css.ts'

interface RowFamilyProps {
  /** What the rows have in common, such as the name of a product up to its size; null while it loads. */
  name: string | null
  picture: ReactNode
  /** `RowGridRow` elements without a picture, whose names are what differs: "45 x 90 mm" for example. */
  children: ReactNode
}

/**
 * Rows of a `RowGrid` that share a picture and a name. The rows are lower than others. The name that is shown is hidden from
 * screen readers, because it names the list of the rows.
 */
export function RowFamily({ name, picture, children }: RowFamilyProps) {
  return (
    <li className={styles.family}>
      <div aria-hidden className={styles.familyHead}>
        <div className={styles.familyPicture}>{picture}</div>
        <div className={styles.familyName}>{name ?? <Bar height="standard" width="short" />}</div>
      </div>
      <ul aria-label={name ?? undefined} className={styles.familyRows}>
        {children}
      </ul>
    </li>
  )
}
