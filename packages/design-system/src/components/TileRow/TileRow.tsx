import type { ReactNode } from 'react'
import { sheet } from '../../css/sheet.css.ts'
import { further, row } from '../Tile/Tile.css.ts'

interface TileRowProps {
  /** Names the list for screen readers. */
  label: string
  /** `Tile`s, or the `Skeleton` of some. */
  children: ReactNode
  /** More about the figures, below them on the same sheet; not on a phone. */
  details?: ReactNode
}

/** Figures beside each other on one sheet. On a phone those that do not fit are on the next line. */
export function TileRow({ label, children, details }: TileRowProps) {
  return (
    <div className={sheet}>
      <ul aria-label={label} className={row}>
        {children}
      </ul>
      {details && <div className={further}>{details}</div>}
    </div>
  )
}
