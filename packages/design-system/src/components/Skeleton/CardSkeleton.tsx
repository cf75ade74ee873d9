import { memo } from 'react'
import { Card } from '../Card/Card.tsx'
import * as styles from './Skeleton.css.ts'
import { Bar, textLines, times } from './Skeleton.tsx'

interface CardSkeletonProps {
  /**
   * `picture`: cards with picture and text, for a `Grid`. `text`: a card with text lines and a button. `fields`: a card with
   * fields.
   */
  content: keyof typeof shapes
  /** Number of cards, lines or fields. */
  count?: number
}

/** The `Skeleton` of cards. */
export const CardSkeleton = memo(function CardSkeleton({ content, count = 1 }: CardSkeletonProps) {
  return (
    <div aria-hidden className={styles.inPlace}>
      {shapes[content](count)}
    </div>
  )
})

const shapes = {
  picture: (count: number) =>
    times(count, (index) => (
      <Card key={index} padding="small" isInset>
        <div className={styles.packed}>
          <Bar height="wide" />
          <div className={styles.stack}>{textLines(2)}</div>
          <Bar height="control" />
        </div>
      </Card>
    )),

  text: (count: number) => (
    <Card>
      <div className={styles.packed}>
        <Bar height="standard" width="short" />
        <div className={styles.stack}>{textLines(count)}</div>
        <Bar height="control" width="control" />
      </div>
    </Card>
  ),

  fields: (count: number) => (
    <Card>
      <div className={styles.spaced}>
        <Bar height="standard" width="short" />
        {times(count, (index) => (
          <div key={index} className={styles.field}>
            <Bar height="small" width="short" />
            <Bar height="control" />
          </div>
        ))}
      </div>
    </Card>
  ),
}
