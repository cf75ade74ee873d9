import { memo } from 'react'
import { inPlace } from './Skeleton.css.ts'
import { skeletonShapes } from './skeletonShapes.tsx'

export interface SkeletonProps {
  /**
   * What will stand here. `trail` stands for breadcrumbs, `details` for a stacked `DescriptionList`, `shares` for a
   * `ShareBar`. `tile` belongs in a `TileRow`, `indexCard` in `IndexCards`. Cards have a `CardSkeleton`, a list of rows has a
   * `RowGridSkeleton`.
   */
  shape: keyof typeof skeletonShapes
  /** How many of them: lines, details, tiles, parts, cards of a grid. */
  count?: number
}

/**
 * Grey shapes in the height of the content to come, so that nothing moves when it comes. Hidden from screen readers:
 * say beside it in words what is loading. Memoised: the many answers that come meanwhile do not render it again.
 */
export const Skeleton = memo(function Skeleton({ shape, count = 1 }: SkeletonProps) {
  const Element = itemShapes.has(shape) ? 'li' : 'div'
  return (
    <Element aria-hidden className={inPlace}>
      {skeletonShapes[shape](count)}
    </Element>
  )
})

/** What stands in a list, where nothing but an item may be. */
const itemShapes: ReadonlySet<string> = new Set(['tile', 'indexCard'])
