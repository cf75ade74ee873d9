import { Card } from '../Card/Card.tsx'
import { SkeletonBar as Bar } from './SkeletonBar.tsx'
import { textLines, times } from './skeletonShapes.tsx'
import * as styles from './Skeleton.css.ts'

export const cardShapes = {
  picture: (count: number) =>
    times(count, (index) => (
      <Card key={index} padding="small">
        <div className={styles.packed}>
          <Bar height="wide" />
          <div className={styles.stack}>{textLines(2)}</div>
          <Bar height="control" />
        </div>
      </Card>
    )),

  text: (count: number) => (
    <Card>
      <div className={styles.spaced}>
        <Bar height="standard" width="short" />
        <div className={styles.stack}>{textLines(count)}</div>
        <Bar height="control" />
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
