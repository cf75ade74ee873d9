import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../css/breakpoints.ts'

export const split = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start', minWidth: 0 })
export const column = style({ minWidth: 0 })

const narrow = 'minmax(14rem, 18rem)'

export const side = styleVariants({
  start: { '@media': { [from('tablet')]: { gridTemplateColumns: `${narrow} minmax(0, 1fr)` } } },
  end: { '@media': { [from('tablet')]: { gridTemplateColumns: `minmax(0, 1fr) ${narrow}` } } },
})
