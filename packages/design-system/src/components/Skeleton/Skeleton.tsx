import { memo, type ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Hidden } from '../../layout/Hidden.tsx'
import * as carousel from '../Carousel/Carousel.css.ts'
import * as indexCard from '../IndexCard/IndexCard.css.ts'
import * as shares from '../ShareBar/ShareBar.css.ts'
import * as tile from '../Tile/Tile.css.ts'
import * as styles from './Skeleton.css.ts'

interface SkeletonProps {
  /**
   * The content that is loading. `trail` is for breadcrumbs, `shares` for a `ShareBar`, `indexCard` for `IndexCards`, and
   * `tile`, `mediumTile` and `smallTile` are for a `TileRow`. For other components use `CardSkeleton`,
   * `DescriptionListSkeleton` or `RowGridSkeleton`.
   */
  shape: keyof typeof shapes
  /** Number of lines, tiles, parts or cards. */
  count?: number
}

/**
 * Grey shapes with the height of the content that is loading, so that nothing moves when it appears. Hidden from screen
 * readers, so a text beside it must say what is loading. Memoised, because responses render the screen often during loading.
 */
export const Skeleton = memo(function Skeleton({ shape, count = 1 }: SkeletonProps) {
  const Element = itemShapes.has(shape) ? 'li' : 'div'
  return (
    <Element aria-hidden className={styles.inPlace}>
      {shapes[shape](count)}
    </Element>
  )
})

/** Shapes that stand for items of a list, so each must be a list item. */
const itemShapes: ReadonlySet<string> = new Set(['tile', 'mediumTile', 'smallTile', 'indexCard'])

interface BarProps {
  /** The height of the content that is loading: a line of text, a control, or a picture. */
  height: keyof typeof styles.height
  width?: keyof typeof styles.width
}

export function Bar({ height, width = 'full' }: BarProps) {
  return <div className={classes(styles.bar, styles.height[height], styles.width[width])} />
}

/** One line of text. */
export const Line = (bar: BarProps) => (
  <div className={styles.stack}>
    <Bar {...bar} />
  </div>
)

/** Calls `draw` `count` times, with an index from 0. */
export const times = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index))

export const textLines = (count: number) =>
  times(count, (index) => <Bar key={index} height="standard" width={index === count - 1 ? 'half' : 'most'} />)

/** Tiles with a label and a figure; a small tile has a text instead of the figure. */
const tilesOf = (size: 'standard' | 'small') => (count: number) =>
  times(count, (index) => (
    <div key={index} className={classes(tile.tile, tile.size[size])}>
      <div className={tile.figure[size]}>
        <div className={styles.stack}>
          <Bar height="small" width="short" />
          {size === 'standard' && <Bar height="figure" width="short" />}
        </div>
        {size === 'small' && <Line height="small" width="short" />}
      </div>
    </div>
  ))

/** Each shape uses styles or parts of the real component, so that the sizes match. */
const shapes = {
  line: (count: number) => <div className={styles.stack}>{textLines(count)}</div>,

  trail: () => (
    <div className={styles.trail}>
      <Hidden below="tablet">
        <Bar height="small" width="short" />
      </Hidden>
      <Hidden above="tablet">
        <Icon name="chevronLeft" />
      </Hidden>
    </div>
  ),

  control: (count: number) => (
    <div className={styles.stack}>
      {times(count, (index) => (
        <Bar key={index} height="control" />
      ))}
    </div>
  ),

  amount: () => (
    <div className={styles.atEnd}>
      <Bar height="standard" width="amount" />
    </div>
  ),

  button: (count: number) => (
    <div className={styles.line}>
      {times(count, (index) => (
        <Bar key={index} height="control" width="control" />
      ))}
    </div>
  ),

  tile: tilesOf('standard'),

  smallTile: tilesOf('small'),

  mediumTile: (count: number) =>
    times(count, (index) => (
      <div key={index} className={classes(tile.tile, tile.size.medium)}>
        <div className={tile.figure.medium}>
          <Line height="standard" width="short" />
          <div className={tile.value.medium}>
            <Line height="standard" width="amount" />
            <Line height="small" width="amount" />
          </div>
        </div>
        <div className={tile.action}>
          <Bar height="control" width="control" />
        </div>
      </div>
    )),

  banner: () => (
    <div className={carousel.frame}>
      <Bar height="banner" />
    </div>
  ),

  shares: (count: number) => (
    <div className={shares.frame}>
      <div className={shares.content}>
        <div className={shares.list}>
          {times(count, (index) => (
            <div key={index} className={shares.item}>
              <div className={shares.label}>
                <Bar height="small" width="short" />
              </div>
              <div className={shares.figure}>
                <Bar height="standard" width="short" />
              </div>
            </div>
          ))}
        </div>
        <div className={shares.emptyBar} />
      </div>
    </div>
  ),

  indexCard: (count: number) =>
    times(count, (index) => (
      <div key={index} className={indexCard.card}>
        <Bar height="picture" />
        <div className={indexCard.words}>
          <Bar height="standard" width="half" />
          <div className={indexCard.summary}>
            <Bar height="small" width="most" />
          </div>
          <div className={indexCard.links}>
            {times(4, (line) => (
              <Bar key={line} height="standard" width="short" />
            ))}
          </div>
        </div>
      </div>
    )),
}
