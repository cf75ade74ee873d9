import { style } from '@vanilla-extract/css'
import { below } from '../../css/breakpoints.ts'

export const logo = style({
  display: 'block',
  height: '28px',
  maxWidth: '100%',
  objectFit: 'contain',
  objectPosition: 'left',
  '@media': { [below('tablet')]: { height: '24px' } },
})
