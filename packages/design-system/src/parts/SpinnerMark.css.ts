import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { reducedMotion } from '../css/breakpoints.ts'
import { spinAnimation } from '../css/shared.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.4 } })

export const mark = style({
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  animation: spinAnimation,
  '@media': {
    // With reduced motion the ring pulses slowly instead of turning, because it must still show progress.
    [reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite` },
  },
})

export const track = style({ opacity: 0.25 })

export const size = styleVariants({
  small: { width: '1.125rem', height: '1.125rem' },
  standard: { width: '1.75rem', height: '1.75rem' },
  large: { width: '2.75rem', height: '2.75rem' },
})
