import { style, styleVariants } from '@vanilla-extract/css'
import { below } from '../../css/breakpoints.ts'

export const logo = style({
  display: 'block',
  maxWidth: '100%',
  objectFit: 'contain',
  objectPosition: 'left',
})

export const size = styleVariants({
  standard: { height: '28px', '@media': { [below('tablet')]: { height: '24px' } } },
  large: { height: '56px' },
})
