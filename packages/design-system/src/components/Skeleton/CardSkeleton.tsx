import { memo } from 'react'
import { cardShapes } from './cardShapes.tsx'
import { inPlace } from './Skeleton.css.ts'

export interface CardSkeletonProps {
  /** What is in the cards: a picture with words, in a `Grid` of them; lines and a button, or fields, in one card. */
  content: keyof typeof cardShapes
  /** How many cards of a grid, lines or fields. */
  count?: number
}

/** A `Skeleton` of cards. */
export const CardSkeleton = memo(function CardSkeleton({ content, count = 1 }: CardSkeletonProps) {
  return (
    <div aria-hidden className={inPlace}>
      {cardShapes[content](count)}
    </div>
  )
})
