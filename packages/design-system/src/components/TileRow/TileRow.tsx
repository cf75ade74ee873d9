import type { ReactNode } from 'react'
import { row } from '../Tile/Tile.css.ts'

export interface TileRowProps {
  /** `Tile`s, or the `Skeleton` of some. */
  children: ReactNode
}

/** Tiles of one width beside each other, however many there are; on a phone the lines of one sheet. */
export function TileRow({ children }: TileRowProps) {
  return <div className={row}>{children}</div>
}
