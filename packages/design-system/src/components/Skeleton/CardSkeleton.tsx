import { memo } from 'react'
import { Grid } from '../../layout/Grid.tsx'
import { Card } from '../Card/Card.tsx'
import * as styles from './Skeleton.css.ts'
import { Bar, textLines, times } from './Skeleton.tsx'

interface CardSkeletonProps {
  /**
   * `picture`: cards with picture and text, for a `Grid`. `facts`: a card with a `DescriptionList`; `summary` also has a
   * button. `fields`: a card with fields, up to three side by side.
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

/** A heading, and lines with a term and a value at their ends. */
const facts = (count: number) => (
  <div className={styles.packed}>
    <Bar height="standard" width="short" />
    <div className={styles.packed}>
      {times(count, (index) => (
        <div key={index} className={styles.ends}>
          <Bar height="standard" width="short" />
          <Bar height="standard" width="amount" />
        </div>
      ))}
    </div>
  </div>
)

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

  facts: (count: number) => <Card>{facts(count)}</Card>,

  summary: (count: number) => (
    <Card>
      <div className={styles.spaced}>
        {facts(count)}
        <Bar height="control" />
      </div>
    </Card>
  ),

  fields: (count: number) => (
    <Card>
      <div className={styles.spaced}>
        <Bar height="standard" width="short" />
        <Grid minColumn="field" space="medium">
          {times(count, (index) => (
            <div key={index} className={styles.field}>
              <Bar height="small" width="short" />
              <Bar height="control" />
            </div>
          ))}
        </Grid>
      </div>
    </Card>
  ),
}
