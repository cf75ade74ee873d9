import { style, styleVariants } from '@vanilla-extract/css'
import { below } from '../css/breakpoints.ts'

export const grid = style({ display: 'grid', minWidth: 0 })

const columns = (width: string) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))` })

export const minColumn = styleVariants({
  // At most two columns: three of 40% would not fit.
  field: columns('max(13rem, 40%)'),
  small: columns('10rem'),
  // Two columns on a phone.
  card: { ...columns('13rem'), '@media': { [below('tablet')]: columns('9rem') } },
  medium: columns('16rem'),
  large: columns('24rem'),
})
