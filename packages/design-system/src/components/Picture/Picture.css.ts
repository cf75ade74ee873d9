import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

export const frame = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  border: `${vars.borderWidth.standard} solid ${vars.color.border}`,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.surface,
  color: vars.color.textDisabled,
  overflow: 'hidden',
  selectors: {
    '&[data-state=loading]': {
      backgroundColor: vars.color.surfaceSunken,
      animation: `${breathe} 1.6s ease-in-out infinite`,
    },
    '&[data-state=error], &[data-state=pending]': { backgroundColor: vars.color.surfaceSunken },
  },
})

export const image = style({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  selectors: { [`${frame}[data-state=loading] &`]: { opacity: 0 } },
})

export const ratio = styleVariants({
  square: { aspectRatio: '1' },
  wide: { aspectRatio: '4 / 3' },
  banner: { aspectRatio: '3 / 1', maxHeight: '20rem' },
})

export const size = styleVariants({
  thumbnail: { width: '4rem' },
  fill: { width: '100%' },
})

export const placeholder = style({
  width: '55%',
  maxWidth: '5rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
})
