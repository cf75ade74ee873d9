import type { ReactNode } from 'react'
import { sheet } from '../../css/sheet.css.ts'
import { detailsBelowTiles, row } from '../Tile/Tile.css.ts'

interface TileRowProps {
  /** Names the list for screen readers. */
  label: string
  /** `Tile` elements, or their `Skeleton`. */
  children: ReactNode
  /** More about the figures, below them on the same sheet. Not shown on a phone. */
  details?: ReactNode
}

/** Figures side by side on one sheet. On a phone, figures that do not fit wrap to the next line. */
export function TileRow({ label, children, details }: TileRowProps) {
  return (
    <div className={sheet}>
      <ul aria-label={label} className={row}>
        {children}
      </ul>
      {details && <div className={detailsBelowTiles}>{details}</div>}
    </div>
  )
}
