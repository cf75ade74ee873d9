import type { ReactNode } from 'react'
import { row } from '../Tile/Tile.css.ts'

interface TileRowProps {
  /** Names the list for screen readers. */
  label: string
  /** `Tile`s, or the `Skeleton` of some. */
  children: ReactNode
}

/** Tiles of equal width beside each other, however many there are. On a phone they are the lines of one sheet. */
export function TileRow({ label, children }: TileRowProps) {
  return (
    <ul aria-label={label} className={row}>
      {children}
    </ul>
  )
}
