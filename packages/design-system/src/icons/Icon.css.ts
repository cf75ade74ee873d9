import { style, styleVariants } from '@vanilla-extract/css'

export const icon = style({
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const size = styleVariants({
  small: { width: '1rem', height: '1rem', strokeWidth: 2.1 },
  standard: { width: '1.25rem', height: '1.25rem' },
  large: { width: '2rem', height: '2rem', strokeWidth: 1.5 },
})
