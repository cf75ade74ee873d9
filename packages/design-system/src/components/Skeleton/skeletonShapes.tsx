import type { ReactNode } from 'react'
import { Card } from '../Card/Card.tsx'
import * as carousel from '../Carousel/Carousel.css.ts'
import * as linkCard from '../LinkCard/LinkCard.css.ts'
import * as tile from '../Tile/Tile.css.ts'
import { SkeletonBar as Bar } from './SkeletonBar.tsx'
import * as styles from './Skeleton.css.ts'

/** Draws `count` of one part; `index` starts at 0. */
const times = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index))

const textLines = (count: number) =>
  times(count, (index) => <Bar key={index} height="standard" width={index === count - 1 ? 'half' : 'most'} />)

/** Where a component exists, its own styles are used, so that its height is the final one. */
export const skeletonShapes = {
  line: (count: number) => <div className={styles.stack}>{textLines(count)}</div>,

  trail: () => (
    <div className={styles.trail}>
      <Bar height="small" width="short" />
    </div>
  ),

  control: (count: number) => (
    <div className={styles.stack}>
      {times(count, (index) => (
        <Bar key={index} height="control" />
      ))}
    </div>
  ),

  tile: (count: number) =>
    times(count, (index) => (
      <div key={index} className={tile.tile}>
        <div className={tile.figure}>
          <div className={styles.stack}>
            <Bar height="small" width="short" />
            <Bar height="figure" width="short" />
          </div>
        </div>
      </div>
    )),

  banner: () => (
    <div className={carousel.frame}>
      <Bar height="banner" />
      <div className={carousel.caption}>
        <Bar height="standard" width="short" />
      </div>
      <div className={carousel.controlsHeight} />
    </div>
  ),

  linkCard: (count: number) =>
    times(count, (index) => (
      <div key={index} className={linkCard.card}>
        <Bar height="picture" />
        <div className={linkCard.words}>
          <Bar height="standard" width="half" />
          <div className={linkCard.summary}>
            <Bar height="small" width="most" />
          </div>
          <div className={linkCard.links}>
            {times(4, (line) => (
              <Bar key={line} height="standard" width="short" />
            ))}
          </div>
        </div>
      </div>
    )),

  row: (count: number) => (
    <div className={styles.rows}>
      <div className={styles.rowSheet}>
        <div className={styles.head} />
        {times(count, (index) => (
          <div key={index} className={styles.row}>
            <Bar height="picture" />
            <div className={styles.stack}>
              <Bar height="standard" width="most" />
              <Bar height="small" width="short" />
            </div>
            <Bar height="standard" />
            <div className={styles.rowControls}>
              <Bar height="control" />
            </div>
          </div>
        ))}
      </div>
    </div>
  ),

  pictureCard: (count: number) =>
    times(count, (index) => (
      <div key={index} className={styles.pictureCard}>
        <Bar height="wide" />
        {textLines(2)}
        <Bar height="control" />
      </div>
    )),

  card: (count: number) => (
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
